/** `<asalto-tracker>` and the frame behind it. */
import type { Awaiting, Command, CombatantId, EncounterView, ErrorKind, GameEvent, LoadError, Rejection, Round, RuleId, Ruleset, SavedSession } from "./pkg/asalto.js";

/** An error with a `kind`. */
export declare class AsaltoError extends Error {
  readonly kind: ErrorKind | "forbidden" | "restarted";
  /** For `unreadable`: the path, such as `damage.who`, an attribute or a custom property. */
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

/** A change of the encounter. A `readonly` or `player` view moves without one. */
export interface ChangeDetail {
  /** The cause of the change: the user, or a method of the host. */
  by: "user" | "setState" | "dispatch" | "undo" | "redo" | "seek";
  cursor: number;
  length: number;
  view: EncounterView;
  /** The whole state as text, to be saved; `null` in a player's view. */
  text: string | null;
}

/** A moment of an encounter: a number of entries of its log, `"end"`, or the beginning of a round such as `"round 2"`. */
export type Moment = number | "end" | `round ${number}`;

export interface MomentDetail {
  /** The number of played log entries. */
  cursor: number;
  length: number;
  /** The number of the round; 0 is the surprise round. */
  round: number | null;
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
  "asalto-moment": CustomEvent<MomentDetail>;
  "asalto-error": CustomEvent<AsaltoError>;
}

export interface AsaltoMethods {
  getState(): Promise<SavedSession>;
  getText(): Promise<string>;
  setState(state: SavedSession | string): Promise<void>;
  dispatch(command: Command): Promise<GameEvent[]>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Goes to a moment; returns whether it exists. */
  seek(moment: Moment): Promise<boolean>;
  view(): Promise<EncounterView>;
  available(): Promise<Command[]>;
  awaiting(): Promise<Awaiting>;
}

export type Mode = "gm" | "readonly" | "player";
export type Theme = "system" | "dark" | "light";

/** The attributes of the element. Each is also a property, which sets the attribute. */
export interface AsaltoAttributes {
  theme: Theme;
  mode: Mode;
  ruleset: Ruleset;
  persist: "none" | "local";
  /** Distinguishes saved encounters. */
  name: string;
  /** The address of an encounter: a download or a replay of the app, or a state. */
  src: string;
  /** An encounter: a state as text or JSON. */
  get encounter(): string;
  set encounter(state: string | SavedSession | null);
  /** The title of the frame, for screen readers. */
  label: string;
  loading: "lazy" | "eager";
  /** The folder with `embed.html`; by default that of the script. */
  site: string;
  autosize: boolean;
  /** Whether a replay shows its controls. */
  controls: boolean;
  /** The moment at which `src` or `encounter` begins: `round 2`, `end` or a number. */
  get start(): string;
  set start(moment: Moment | `${number}` | null);
  /** The speed of a replay: 0.5, 1, 2 or 4. */
  get speed(): number;
  set speed(speed: 0.5 | 1 | 2 | 4 | null);
}

export interface AsaltoTracker extends AsaltoMethods, AsaltoAttributes {}

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
