/// <reference lib="esnext.disposable" />
/** Asalto's engine without a screen. The types below the line are generated from the engine's types. */

export declare const version: string;
/** The version of this interface. Only a change that breaks hosts increases it; see CHANGELOG.md. */
export declare const interfaceVersion: 1;

/**
 * Loads the engine. It finds `engine.wasm` beside itself without a source, in node too. A source is an
 * address (a text or a URL), a Response, the bytes, or a compiled module.
 */
export declare function load(source?: string | object): Promise<void>;

/** The words of a language: the default export of `asalto/words/en`, `es` or `fr`. */
export interface Words {
  readonly lang: Lang;
  /** The version of the package. */
  readonly version: string;
  /** The engine's texts by topic; none in English, which is in the engine. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The rules, a line each. */
  readonly rules: string;
}

/**
 * Adds a language, before or after `load()`. English texts are always available. The other languages, and the
 * rules in every language, come with their words.
 */
export declare function addWords(words: Words): void;

/** A rule in words. */
export interface Rule {
  /** The game, such as `D&D 3.5`. */
  readonly book: string;
  /** The heading of its section. */
  readonly title: string;
  readonly text: string;
}

/** Returns the text of a rule. `addWords` must have added the words of the language. */
export declare function rule(id: RuleId, options?: { lang?: Lang }): Rule;

export interface SessionOptions {
  /** The ruleset to begin with; `dnd35` by default. */
  ruleset?: Ruleset;
  /** The seed of the dice: the same seed gives the same dice. By default the system provides one. */
  seed?: number | bigint;
  /** `false` rejects every roll, and totals are typed. */
  dice?: boolean;
  /** A state to begin with. */
  state?: SavedSession | string;
}

/** Amounts of named resources, such as potency or virtue. */
export type Amounts = Record<string, number>;

/** A number that identifies one object. Its type accepts a plain number, but no id of another kind. */
export type Id<Kind extends string> = number & { readonly [idOf]?: Kind };
declare const idOf: unique symbol;

/** A saved session, for `setState`. `log()` returns its entries with their types. */
export interface SavedSession {
  readonly format: number;
  readonly [key: string]: unknown;
}

/** The command, the event or another value of one type: `EventOf<"combatantAdded">`. */
export type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;
export type CommandOf<Type extends Command["type"]> = Extract<Command, { type: Type }>;
export type AwaitingOf<Type extends Awaiting["type"]> = Extract<Awaiting, { type: Type }>;
export type ReasonOf<Type extends Reason["type"]> = Extract<Reason, { type: Type }>;
export type RejectionOf<Type extends Rejection["type"]> = Extract<Rejection, { type: Type }>;

/** A language of the texts; English by default. */
export type Lang = "en" | "es" | "fr";

/** A subject for `explain`. `of` is the combatant that a reason is about. */
export type Subject = { command: Command } | { event: GameEvent } | { rejection: Rejection } | { reason: Reason; of: CombatantId };

/** A text and the rules that support it. */
export interface Explained {
  text: string;
  rules: RuleId[];
}

/** A line of a report. */
export interface Line {
  /** The entry of the log, from 0. */
  entry: number;
  text: string;
  /** Whether it begins a round. */
  heading: boolean;
}

/** A change, as listeners receive it. */
export interface Change {
  by: "dispatch" | "undo" | "redo" | "seek" | "setState";
  /** The events of the command; none after other changes. */
  events: GameEvent[];
  cursor: number;
  length: number;
}

/** A session: the log of an encounter, and the current moment in it. Call `load()` first. */
export declare class Session {
  constructor(options?: SessionOptions);
  /**
   * Carries out a command. Throws an `AsaltoError` and changes nothing if the command is rejected. `at` is
   * the time of the entry, in milliseconds.
   */
  dispatch(command: Command, options?: { at?: number }): GameEvent[];
  /** Adds a combatant and returns its id. */
  add(combatant: Combatant, options?: { at?: number }): CombatantId;
  /** Throws the errors of `dispatch` without carrying out the command. */
  check(command: Command): void;
  undo(): boolean;
  redo(): boolean;
  /** Goes to the moment after a number of log entries; returns whether it exists. */
  seek(cursor: number): boolean;
  /** The number of entries up to the current moment. */
  readonly cursor: number;
  /** The number of entries, including undone ones. */
  readonly length: number;
  view(): EncounterView;
  awaiting(): Awaiting;
  /** The legal commands that need no input beyond a choice. */
  available(): Command[];
  /** The entries of the log: the time of each, and its events. */
  log(): Entry[];
  /**
   * Explains in words the effect of a command, the content of an event, the reason of a rejection, or a
   * reason in a view. The text of a command can label its button. `null` if the text of another event already
   * covers it.
   */
  explain(subject: Subject, options?: { lang?: Lang }): Explained | null;
  /** Returns the log up to the current moment, in lines. */
  report(options?: { lang?: Lang }): Line[];
  /**
   * Calls a listener after every change; returns a function that removes it. The error of a listener is
   * reported, by `reportError` in a page and by `console.error` elsewhere, and all others are still called.
   */
  on(name: "change", listener: (change: Change) => void): () => void;
  getState(): SavedSession;
  /** The state as text, in the format of Asalto's files. */
  getText(): string;
  /** The players' part of the state, for `setState`: the log of `playerEntries`. */
  forPlayers(): string;
  /** The encounter as the players see it. */
  playerView(): PlayerView;
  /** The log as the players see it, without entries that show them nothing. */
  playerEntries(): PlayerEntry[];
  /** Loads a state, also as JSON. Throws and changes nothing if it does not load. */
  setState(state: SavedSession | string): void;
  /** Frees the memory. Every later call throws, including a second `free`. */
  free(): void;
  /** Acts as `free`, for `using session = new Session()`. A second call does nothing. */
  [Symbol.dispose](): void;
}

/** The kind of an error. */
export type ErrorKind =
  /** A rule or the current moment forbids the command. */
  | "rejected"
  /** The value is not a command, a state or an option. */
  | "unreadable"
  /** The state is of another version, or its log does not replay. */
  | "unloadable"
  | "tooLarge"
  | "tooDeep"
  /** A file could not be loaded. */
  | "unavailable"
  /** The engine has stopped. */
  | "crashed"
  /** `load()` has not ended, or `addWords()` has not received the words of a language. */
  | "notLoaded"
  /** The session was freed. */
  | "destroyed";

export declare class AsaltoError extends Error {
  /** The modules of the package make these errors, and hosts catch them. */
  constructor(fault: { kind: ErrorKind; message?: string; path?: string; cause?: unknown });
  readonly kind: ErrorKind;
  /** For `unreadable`, and for `notLoaded` words: the path, such as `damage.who` or `lang`. */
  readonly path?: string;
  /** For `rejected`: the reason. */
  readonly rejection?: Rejection;
  /** For `rejected`: the rules that forbid it, such as `D35-35`. */
  readonly rules?: RuleId[];
  /** For `rejected`: whether `{ type: "rule", command }` overrides it. */
  readonly overrulable?: boolean;
  /** For `unloadable`: the reason. */
  readonly reason?: LoadError;
}
