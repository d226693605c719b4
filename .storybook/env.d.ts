/// <reference types="vite/client" />

declare module 'virtual:examples' {
  /** The code with imports by story id. */
  const examples: Readonly<Record<string, string>>;
  export default examples;
}

declare module 'virtual:props' {
  /** The components of the folder by component id. */
  const components: Readonly<
    Record<string, readonly import('../scripts/component-docs/props.ts').ComponentProps[]>
  >;
  export default components;
}
