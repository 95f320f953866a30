// The element, for React: the types beside this file tell JSX about it.
// @ts-expect-error The build puts the element beside this file.
export * from "./embed.js";
