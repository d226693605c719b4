import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

// The headless shell starts with the pointer in the corner of the page, where it hovers over parts of a story.
await commands.movePointerAway();
