/** The pages that the tests drive. A callback that runs in the page may put anything on the window, and takes elements
    of any kind without asking. */
interface Window {
  [name: string]: any;
}

interface EventTarget {
  [name: string]: any;
}

interface Event {
  readonly detail: any;
}

declare const trustedTypes: any;

declare module "axe-core";
declare module "dejavu-fonts-ttf";
