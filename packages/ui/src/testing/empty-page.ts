/** Each test leaves an empty page: the files of one process share it. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  globalThis.document?.body.replaceChildren();
});
