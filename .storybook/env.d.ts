/// <reference types="vite/client" />

declare module 'virtual:examples' {
  /** The id of a story → its code with imports. */
  const examples: Readonly<Record<string, string>>;
  export default examples;
}
