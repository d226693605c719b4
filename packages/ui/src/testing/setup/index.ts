/**
 * `import '@marketfront/ui/testing/setup'`, or an entry of `setupFiles` in Vitest or Jest: adds the APIs that our
 * components call and that jsdom and happy-dom lack, such as modal dialogs and popovers. In a browser, and in Node
 * without a document, it changes nothing.
 */
import { addDialogs } from './dialogs.ts';
import { addLayout } from './layout.ts';
import { addPopovers } from './popovers.ts';

if (globalThis.document !== undefined) {
  addDialogs();
  addPopovers();
  addLayout();
}
