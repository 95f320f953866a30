// The element, for React: the types beside this file tell JSX about it.
export * from "./embed.js";
