/** Tests of a file share its page: each leaves it empty. Files without a page do not load the rendering library. */
import { afterEach } from 'vitest';

if (globalThis.document !== undefined) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
