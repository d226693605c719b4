import { messagesPlugin } from '../../packages/i18n/src/vite/index.ts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunks } from './speed/build/chunks.ts';
import { sourcesFingerprint } from './server/sources-fingerprint.ts';
import { pagesToBrowse } from './speed/build/pages-to-browse.ts';

const source = '@marketfront/source';

// Hosts that build the same sources apart from each other name their builds alike.
const buildId = sourcesFingerprint(path.resolve(import.meta.dirname, '../..')).slice(0, 12);

export default defineConfig({
  define: {
    'import.meta.env.BUILD_ID': JSON.stringify(buildId),
    'import.meta.env.PAGES_TO_BROWSE': JSON.stringify(JSON.stringify(pagesToBrowse)),
  },
  plugins: [messagesPlugin(), vanillaExtractPlugin(), reactRouter()],
  server: { strictPort: true },
  // Scanned at the start; otherwise the first visit after a fresh clone reloads the page.
  optimizeDeps: {
    entries: [
      '{app,speed/browser}/**/*.{ts,tsx}',
      '../../packages/*/src/**/*.{ts,tsx}',
      '!**/*.{test,stories,fixtures,guide,play,server}.*',
    ],
  },
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@marketfront\//],
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node'],
    },
  },
  build: {
    // Every browser that runs this build supports modulepreload.
    modulePreload: { polyfill: false },
    // The styles that a page needs are in its HTML: one sheet serves what comes after it.
    cssCodeSplit: false,
    // The content security policy allows fonts and pictures from files only, not from data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        // Moved out of the public folder after the build (server/move-source-maps.ts).
        sourcemap: 'hidden',
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: {
      build: {
        // It sends no sheet of its own.
        cssCodeSplit: true,
        // Errors of the server name our functions.
        minify: false,
        sourcemap: true,
        // One file: modules that wait for a dynamic import while they load must not wait for each other's files.
        rolldownOptions: {
          // The server that loads the build has the same log, scopes and metrics.
          external: ['@marketfront/operations'],
          output: { codeSplitting: false },
        },
      },
    },
  },
});
