import path from 'node:path';
import type { Plugin } from 'vite';

const helper = path.resolve(import.meta.dirname, '../app/platform/load-with-files.ts');

/** Has dynamic imports load their files by our own function: Vite's is written for all browsers, and is loaded on every page. */
export function leanPreload(): Plugin {
  return {
    name: 'marketfront:lean-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithFiles as __vitePreload } from ${JSON.stringify(helper)};`,
    },
  };
}
