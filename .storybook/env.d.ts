/// <reference types="vite/client" />

declare module 'virtual:examples' {
  /** The id of a story → its code with imports. */
  const examples: Readonly<Record<string, string>>;
  export default examples;
}

declare module 'virtual:props' {
  /** The id of a component → the components of its folder. */
  const components: Readonly<
    Record<string, readonly import('../scripts/component-docs/props.ts').ComponentProps[]>
  >;
  export default components;
}
