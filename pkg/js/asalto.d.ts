/** Asalto's engine without a screen. The types below the line are written from the engine's own. */

export declare const version: string;

/** Loads the engine; without a source it finds `engine.wasm` beside it, in node too. */
export declare function load(source?: URL | string | Response | BufferSource | WebAssembly.Module): Promise<void>;

export interface SessionOptions {
  /** The rules it begins with; `dnd35` if not said. */
  ruleset?: Ruleset;
  /** The same seed gives the same dice; the system's own chance if not said. */
  seed?: number | bigint;
  /** `false`: every roll is refused, and totals are typed. */
  dice?: boolean;
  /** A state to begin with. */
  state?: SavedSession | string;
}

/** Amounts of named resources, such as potency or virtue. */
export type Amounts = Record<string, number>;

/** A session: the log of an encounter, and where in it the table is. `load()` comes first. */
export declare class Session {
  constructor(options?: SessionOptions);
  /** Carries a command out; throws an `AsaltoError` where it is refused, and then nothing has changed. */
  dispatch(command: Command, options?: { at?: number }): Event[];
  /** Throws what `dispatch` would throw, and does nothing. */
  check(command: Command): void;
  undo(): boolean;
  redo(): boolean;
  /** Goes to the moment after so many entries of the log; says whether there is one. */
  seek(cursor: number): boolean;
  /** How many entries have been played. */
  readonly cursor: number;
  /** How many entries there are, what was undone included. */
  readonly length: number;
  view(): EncounterView;
  awaiting(): Awaiting;
  /** The commands that may be given now, among those that take no more than a choice. */
  available(): Command[];
  getState(): SavedSession;
  /** The state as the text that Asalto's files hold. */
  getText(): string;
  /** What the players see, as a state for `setState`: the log of `playerEntries`. */
  forPlayers(): string;
  /** The encounter as the players see it. */
  playerView(): PlayerView;
  /** The log as the players see it; entries of which they see nothing are left out. */
  playerEntries(): PlayerEntry[];
  /** Takes a state; where it does not load it throws, and nothing changes. */
  setState(state: SavedSession | string): void;
  /** Gives back the memory. */
  free(): void;
}

/** What an error is about. */
export type ErrorKind =
  /** A rule, or the moment, refuses the command. */
  | "rejected"
  /** It is no command, no state or no option. */
  | "unreadable"
  /** A state of another version, or one whose log does not fold. */
  | "unloadable"
  | "tooLarge"
  | "tooDeep"
  /** A file did not arrive. */
  | "unavailable"
  /** The engine has stopped. */
  | "crashed";

export declare class AsaltoError extends Error {
  readonly kind: ErrorKind;
  /** For `rejected`: why. */
  readonly rejection?: Rejection;
  /** For `rejected`: the rules that refuse it, such as `D35-35`. */
  readonly rules?: string[];
  /** For `rejected`: whether `{ rule: command }` would be carried out. */
  readonly overrulable?: boolean;
  /** For `unloadable`: why. */
  readonly reason?: LoadError;
}
