/** Connects a page to Asalto in an `<iframe>`. */
import type { AsaltoMethods, ChangeDetail, MomentDetail, ReadyDetail, TurnDetail } from "./embed.js";

export { AsaltoError } from "./embed.js";

export interface FrameEvents {
  /** The frame has loaded and loads the app. From now on it reports its own errors. */
  hello: undefined;
  ready: ReadyDetail;
  change: ChangeDetail;
  turn: TurnDetail;
  moment: MomentDetail;
  resize: { height: number };
  error: { kind: string; message: string; path?: string };
}

/** An event with its detail: checking the name narrows the detail. */
export type FrameEvent = { [K in keyof FrameEvents]: [name: K, detail: FrameEvents[K]] }[keyof FrameEvents];

export interface FrameOptions {
  lang?: string;
  theme?: string;
  /** Whether a replay shows its controls, and its speed: 0.5, 1, 2 or 4. */
  controls?: boolean;
  speed?: string;
  /** An opaque color, and names of fonts. */
  accent?: string;
  font?: string;
  /** Whether the frame will be as high as its content: then it does not fill its window. */
  autosize?: boolean;
  /** How much of the frame is below the window of the page, in pixels: the main command stays above. */
  below?: number;
}

export interface Line {
  readonly ready: Promise<ReadyDetail>;
  call<M extends keyof AsaltoMethods>(method: M, ...params: Parameters<AsaltoMethods[M]>): ReturnType<AsaltoMethods[M]>;
  /** Shows an encounter at the start, which is no change: a state, or the text of a file. */
  call(method: "open", state: Parameters<AsaltoMethods["setState"]>[0]): Promise<void>;
  /** Changes options. A wrong one is an error with its name as `path`, and changes none. */
  call(method: "set", options: FrameOptions): Promise<void>;
  close(): void;
}

export declare function connect(
  iframe: HTMLIFrameElement,
  on?: (...told: FrameEvent) => void,
): Line;
