/**
 * `import '@marketfront/ui/testing/setup'`, or an entry of `setupFiles` in Vitest or Jest: adds to jsdom and happy-dom
 * what our components call and these lack, modal dialogs and popovers among it. In a browser, and in Node without a
 * document, it changes nothing.
 */
import { addDialogs } from './dialogs.ts';
import { addLayout } from './layout.ts';
import { addPopovers } from './popovers.ts';

if (globalThis.document !== undefined) {
  addDialogs();
  addPopovers();
  addLayout();
}
