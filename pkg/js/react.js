// The element, for React: the types beside this file declare it for JSX.
// @ts-expect-error The build puts the element beside this file.
export * from "./embed.js";
