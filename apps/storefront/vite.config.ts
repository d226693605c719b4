import { messagesPlugin } from '../../packages/i18n/src/vite/index.ts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@marketfront/source';

/**
 * Fewer, larger chunks than one per shared module: each costs its own imports and compresses alone. What every page
 * needs is one file, what nearly every page needs another; what few pages need stays out of both, however often it is
 * imported.
 */
const everyPage =
  /\/app\/(?:messages\/ui\.ts|platform\/(?:nonce|readable-cookies|use-root|app-link|image-loader)|shell\/(?:error-page|boundary|frame))|\/auth\/dialog-state|\/primitives\/(?:confirm\/confirm\.tsx|skip-link|state\/use-details|link)|\/commerce\/(?:logo|product-grid|product-card|result-panel\/(?:error-panel|result-panel\.css))|\/ui\/src\/provider|rolldown\/runtime/;
const fewPages = /\/(?:store-card|store-tile|avatar|rating\/rating|page-icons)/;
const shared = (id: string) => /\/(?:packages|app)\//.test(id) && !fewPages.test(id);
const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 4 },
  { name: 'shell', test: everyPage, priority: 3 },
  { name: 'common', test: shared, minShareCount: 7, priority: 1 },
  { name: 'icons', test: /page-icons/, priority: 0 },
  { name: 'stores', test: fewPages, priority: 0 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesPlugin(), vanillaExtractPlugin(), reactRouter()],
  server: { strictPort: true },
  // Scan up front, or the first visit after a fresh clone reloads the page.
  optimizeDeps: {
    entries: [
      'app/**/*.{ts,tsx}',
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
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: { codeSplitting: { groups: chunks } },
        // Making a component is a call; one that nothing uses may go all the same.
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'createIcon', 'lazy'] },
      },
    }),
  },
}));
