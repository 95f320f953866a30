/** `<asalto-tracker>` in JSX: `import "asalto/react"` once, and write the element. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AsaltoAttributes, AsaltoEventMap, AsaltoTracker } from "./embed.js";

export * from "./embed.js";

/** The attributes of the element in JSX. */
export type TrackerAttributes = { [Name in keyof AsaltoAttributes]?: AsaltoAttributes[Name] };

/** The events of the element in the form of React 19: `onasalto-change`. */
export type AsaltoListeners = {
  [Name in keyof AsaltoEventMap as `on${Name}`]?: (event: AsaltoEventMap[Name]) => void;
};

type OfElement = DetailedHTMLProps<HTMLAttributes<AsaltoTracker>, AsaltoTracker>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "asalto-tracker": Omit<OfElement, keyof TrackerAttributes> & TrackerAttributes & AsaltoListeners;
    }
  }
}
