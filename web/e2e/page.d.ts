/**
 * The pages that the tests drive. A callback in the page may put any property on the window, and reads
 * elements of any kind without a type check.
 */
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
