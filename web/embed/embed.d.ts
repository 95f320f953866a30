/** `<asalto-tracker>` and the frame behind it. */
import type { Awaiting, Command, CombatantId, EncounterView, ErrorKind, GameEvent, LoadError, Rejection, Round, RuleId, SavedSession } from "./pkg/asalto.js";

/** An error with a `kind`. */
export declare class AsaltoError extends Error {
  readonly kind: ErrorKind | "forbidden" | "restarted";
  /** For `unreadable`: where, such as `damage.who`. */
  readonly path?: string;
  readonly rejection?: Rejection;
  readonly rules?: RuleId[];
  readonly overrulable?: boolean;
  readonly reason?: LoadError;
}

export interface ReadyDetail {
  /** The protocol version, 1. */
  protocol: number;
  version: string;
  mode: "gm" | "player" | "readonly";
  /** Whether the frame opened an encounter that it had saved. */
  saved: boolean;
}

export interface ChangeDetail {
  /** The cause of the change: the user, or a method of the host. */
  by: "user" | "setState" | "dispatch" | "undo" | "redo" | "seek";
  cursor: number;
  length: number;
  view: EncounterView;
  /** The whole state as text, to be saved; `null` in a player's view. */
  text: string | null;
}

export interface TurnDetail {
  current: CombatantId | null;
  next: CombatantId | null;
  round: Round | null;
}

export interface AsaltoEventMap {
  "asalto-ready": CustomEvent<ReadyDetail>;
  "asalto-change": CustomEvent<ChangeDetail>;
  "asalto-turn": CustomEvent<TurnDetail>;
  "asalto-error": CustomEvent<AsaltoError>;
}

export interface AsaltoMethods {
  getState(): Promise<SavedSession>;
  getText(): Promise<string>;
  setState(state: SavedSession | string): Promise<void>;
  dispatch(command: Command): Promise<GameEvent[]>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  seek(cursor: number): Promise<boolean>;
  view(): Promise<EncounterView>;
  available(): Promise<Command[]>;
  awaiting(): Promise<Awaiting>;
}

export interface AsaltoTracker extends AsaltoMethods {}

export declare class AsaltoTracker extends HTMLElement {
  /** Resolves once the app is loaded. Reading it loads the app, in view or not. */
  readonly ready: Promise<AsaltoTracker>;
  readonly version: string;
  /** Removes the app for good. */
  destroy(): void;
  addEventListener<K extends keyof AsaltoEventMap>(
    type: K,
    listener: (this: AsaltoTracker, event: AsaltoEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "asalto-tracker": AsaltoTracker;
  }
}
