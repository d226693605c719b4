// @vitest-environment happy-dom
import { afterAll } from 'vitest';
import { describeSetup } from './behaviour.tsx';

// Files of one process share the classes of happy-dom.
const prototypes = [Element.prototype, HTMLElement.prototype, HTMLDialogElement.prototype];
const before = prototypes.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
await import('./index.ts');
afterAll(() => {
  for (const [index, prototype] of prototypes.entries()) {
    const own = before[index] ?? {};
    for (const name of Object.getOwnPropertyNames(prototype))
      if (!Object.hasOwn(own, name)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, own);
  }
});

describeSetup();
