/** Reads the files of other tools. `docs/import.md` in the repository lists the formats, and what each of them gives. */

import { AsaltoError } from "./asalto.js";

export { AsaltoError };

/**
 * Loads the readers. They find `import.wasm` beside themselves without a source, in node too. A source is an
 * address (a text or a URL), a Response, the bytes, or a compiled module.
 */
export declare function load(source?: string | object): Promise<void>;

/**
 * Reads a file of another tool: its bytes, or a text as pasted. A file that can't be read at all has no combatants, and
 * one entry in `notUnderstood` whose `where` is `file`. Throws an `AsaltoError` only for a value that is no file, or
 * before `load()`.
 */
export declare function read(name: string, content: string | ArrayBuffer | ArrayBufferView): ImportReport;

/** The result of reading a file. */
export interface ImportReport {
  /** The name as given. */
  readonly file: string;
  /** The formats that were found, such as `improved-initiative`. Later releases know more of them. */
  readonly formats: readonly string[];
  /** The combatants in the order of the file. */
  readonly combatants: readonly ImportedCombatant[];
  /** The characters of a roster that stands beside a fight. */
  readonly players?: readonly ImportedCombatant[];
  /** What was left out: its place in the file, and the reason as a sentence. */
  readonly notUnderstood: readonly { readonly where: string; readonly why: string }[];
  readonly round?: number;
  /** Whether the fight is running. */
  readonly started?: boolean;
  /** The name of the encounter, or the names of several. */
  readonly encounter?: string | readonly string[];
}

/** A combatant of a file. A number that the file does not have is `null`, never 0 or 10. */
export interface ImportedCombatant {
  /** The name that the table sees. */
  readonly name: string;
  /** A number, or dice such as `1d4+1`. */
  readonly count: number | string;
  /** Hit points now. */
  readonly hp: number | null;
  readonly hpMax: number | null;
  /** Armor class; in Starfinder the kinetic one. */
  readonly ac: number | null;
  /** The whole initiative modifier. */
  readonly initMod: number | null;
  /** The Dexterity score. */
  readonly dex: number | null;
  /** The challenge rating as text: `1/4`, `7`. */
  readonly cr: string | null;
  /** Conditions in the words of the file. */
  readonly conditions: readonly string[];
  readonly side?: "players" | "enemies" | "allies";
  readonly hidden?: boolean;
  /** Whether it is its turn. */
  readonly active?: boolean;
  /** The result of its initiative roll. */
  readonly initiative?: number;
  /** Its creature type, if it is undead or a construct. */
  readonly features?: readonly ("undead" | "construct")[];
  /** Defenses against damage of a type, such as `{ immunities: ["poison"] }`; each list only where it has entries. */
  readonly defenses?: {
    /** Types of damage that deal it none. */
    readonly immunities?: readonly string[];
    /** Types that deal it half. */
    readonly resistances?: readonly string[];
    /** Types that deal it more. */
    readonly vulnerabilities?: readonly string[];
    /** Resistances that take a number from damage of a type, as in D&D 3.5. */
    readonly energy?: readonly { readonly of: string; readonly amount: number }[];
    /** Damage reduction: its number, the types of damage that bypass it, and other words for what does. */
    readonly reduction?: {
      readonly amount: number;
      readonly types?: readonly string[];
      readonly bypass?: string;
    };
    /** Types of weapon damage that deal it none or half unless the damage is magical. */
    readonly nonmagical?: {
      readonly immunities?: readonly string[];
      readonly resistances?: readonly string[];
      /** The material of weapons that bypasses them. */
      readonly bypass?: "silver" | "adamantine";
    };
  };
  /** Traits and actions, one a line. */
  readonly sheet?: string;
  /** The name of its encounter. */
  readonly encounter?: string;
  /** The other keys of `docs/import.md`. */
  readonly [more: string]: unknown;
}
