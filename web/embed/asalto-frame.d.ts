/** Connects a page to Asalto in an `<iframe>`. */
import type { AsaltoMethods, ChangeDetail, ReadyDetail, TurnDetail } from "./embed.js";

export { AsaltoError } from "./embed.js";

export interface FrameEvents {
  /** The frame has loaded and loads the app. From now on it reports its own errors. */
  hello: undefined;
  ready: ReadyDetail;
  change: ChangeDetail;
  turn: TurnDetail;
  resize: { height: number };
  error: { kind: string; message: string };
}

/** An event with its detail: checking the name narrows the detail. */
export type FrameEvent = { [K in keyof FrameEvents]: [name: K, detail: FrameEvents[K]] }[keyof FrameEvents];

export interface Line {
  readonly ready: Promise<ReadyDetail>;
  call<M extends keyof AsaltoMethods>(method: M, ...params: Parameters<AsaltoMethods[M]>): ReturnType<AsaltoMethods[M]>;
  call(method: "set", params: { lang?: string; theme?: string }): Promise<void>;
  close(): void;
}

export declare function connect(
  iframe: HTMLIFrameElement,
  on?: (...told: FrameEvent) => void,
): Line;
