import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

// The headless shell begins with the pointer in the corner of the page, where it hovers over what a story shows.
await commands.movePointerAway();
