import { wordsPlugin } from '../../packages/i18n/src/vite/index.ts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@marketfront/source';

/**
 * Fewer, larger chunks than one per shared module: each costs its own imports and compresses alone. What nearly every
 * page needs is one file, what several pages share another.
 */
const ours = /\/(?:packages|app)\//;
const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'base', test: ours, minShareCount: 9, priority: 2 },
  { name: 'common', test: ours, minShareCount: 7, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [wordsPlugin(), vanillaExtractPlugin(), reactRouter()],
  server: { strictPort: true },
  // Scan up front, or the first visit after a fresh clone reloads the page.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/*/src/**/*.{ts,tsx}', '!**/*.{test,stories,server}.*'],
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
    // Every browser that runs this build knows modulepreload.
    modulePreload: { polyfill: false },
    // The policy lets fonts and pictures come from files only, never from data: addresses in styles.
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, ecma: 2020 },
      format: { comments: false },
    },
    target: 'es2022',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } }),
  },
}));
