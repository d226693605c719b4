import { messagesPlugin } from '../../packages/i18n/src/vite/index.ts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunks, className } from './chunks.ts';

const source = '@marketfront/source';

/**
 * Has V8 compile all functions of a file in the background, while it is fetched, instead of one by one when they are first
 * called. The framework runs on every page; of other files, much runs later or never.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = '//# allFunctionsCalledOnLoad';

const loadedOnEveryPage = /\/(?:r|framework|shell|styles)-[\w-]+\.(?:js|css)$/;

// The server and the browser are built one after the other, by one process.
process.env.BUILD_ID ??= Date.now().toString(36);

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID) },
  plugins: [
    messagesPlugin(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? className : 'debug' }),
    reactRouter(),
  ],
  server: { strictPort: true },
  // Scanned at the start; otherwise the first visit after a fresh clone reloads the page.
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
    modulePreload: {
      // Every browser that runs this build supports modulepreload.
      polyfill: false,
      // Dynamic imports preload their dependencies, without the files that every page has loaded.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !loadedOnEveryPage.test(file)) : files,
    },
    // The content security policy allows fonts and pictures from files only, not from data: URLs.
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      // Removes the warnings of React Router, which are for developers.
      compress: { passes: 3, ecma: 2020, pure_funcs: ['warning', 'warnOnce'] },
      format: { comments: false },
    },
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            postBanner: ({ name }) => (name === 'framework' ? compiledAtOnce : ''),
            // Every first visit loads a table of all files: only those that a rule names need a name.
            chunkFileNames: ({ name }) => {
              if (name === 'rolldown-runtime') return 'assets/r-[hash].js';
              return chunks.some((chunk) => chunk.name === name)
                ? 'assets/[name]-[hash].js'
                : 'assets/[hash].js';
            },
          },
          // These calls have no side effects: a component that nothing uses is removed.
          treeshake: {
            manualPureFunctions: [
              'forwardRef',
              'createContext',
              'createIcon',
              'lazy',
              'hydrateLater',
              'codeOf',
            ],
          },
        },
      },
    },
    ssr: {
      build: {
        // Errors of the server name our functions.
        minify: false,
        // One file: modules that wait for a dynamic import while they load must not wait for each other's files.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
  },
}));
