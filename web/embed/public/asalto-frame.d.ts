/** Connects a page to Asalto in an `<iframe>`. */
import type { AsaltoMethods, ChangeDetail, MomentDetail, ReadyDetail, TurnDetail } from "./embed.js";

export { AsaltoError } from "./embed.js";

export interface FrameEvents {
  /** The frame has loaded and loads the app. It reports its own errors from now on. */
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
  /** Whether the frame will be as high as its content, and not fill its window. */
  autosize?: boolean;
  /**
   * The height of the part of the frame below the page's window, in pixels. The main command stays above it.
   */
  below?: number;
}

export interface Line {
  readonly ready: Promise<ReadyDetail>;
  call<M extends keyof AsaltoMethods>(method: M, ...params: Parameters<AsaltoMethods[M]>): ReturnType<AsaltoMethods[M]>;
  /** Shows an encounter at the start, without a change: a state, or the text of a file. */
  call(method: "open", state: Parameters<AsaltoMethods["setState"]>[0]): Promise<void>;
  /** Changes options. A wrong option changes none, and its error has its name as `path`. */
  call(method: "set", options: FrameOptions): Promise<void>;
  close(): void;
}

export declare function connect(
  iframe: HTMLIFrameElement,
  on?: (...told: FrameEvent) => void,
): Line;
