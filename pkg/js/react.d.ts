/** `<asalto-tracker>` in JSX: `import "asalto/react"` once, and write the element. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AsaltoEventMap, AsaltoTracker } from "./embed.js";

export * from "./embed.js";

/** The attributes of the element; docs/widget.md in the repository describes them. */
export interface AsaltoAttributes {
  /** The address of the folder of an Asalto site, whose `embed.html` the frame shows. */
  site?: string;
  lang?: string;
  theme?: "dark" | "light" | "system";
  mode?: "gm" | "readonly" | "player";
  ruleset?: "dnd35" | "dnd30" | "dnd5e" | "dnd5e2024" | "talesOfWar";
  src?: string;
  encounter?: string;
  persist?: "none" | "local";
  name?: string;
  label?: string;
  loading?: "lazy" | "eager";
  autosize?: boolean;
  controls?: boolean;
  start?: string;
  speed?: number | string;
}

/** The events of the element as React 19 listens to them: `onasalto-change`. */
export type AsaltoListeners = {
  [Name in keyof AsaltoEventMap as `on${Name}`]?: (event: AsaltoEventMap[Name]) => void;
};

type OfElement = DetailedHTMLProps<HTMLAttributes<AsaltoTracker>, AsaltoTracker>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "asalto-tracker": Omit<OfElement, keyof AsaltoAttributes> & AsaltoAttributes & AsaltoListeners;
    }
  }
}
