import { messagesPlugin } from '../../packages/i18n/src/vite/index.ts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@marketfront/source';

const app = '/storefront/app/';
const ui = '/packages/ui/src/';
const adapters = '/packages/api-client/src/ui/';

/** Folders and files that every page needs: one chunk, whatever their number. */
const everyPage = [
  `${app}platform/`,
  `${app}state/`,
  `${app}messages/ui.ts`,
  `${app}messages/ui-catalogues.ts`,
  `${app}messages/inline.ts`,
  `${app}messages/index.ts`,
  `${app}shell/boundary`,
  `${app}shell/error-page`,
  `${app}shell/frame`,
  `${app}shell/flash-notice`,
  `${app}shell/should-revalidate`,
  `${app}features/catalog/product-tile`,
  `${app}features/catalog/quick-add`,
  `${app}features/favourites/`,
  `${adapters}links`,
  `${adapters}product`,
  `${ui}provider/`,
  `${ui}primitives/confirm/confirm.tsx`,
  `${ui}primitives/link/`,
  `${ui}primitives/price/price`,
  `${ui}primitives/skip-link/`,
  `${ui}primitives/state/use-details`,
  `${ui}commerce/logo/`,
  `${ui}commerce/product-card/`,
  `${ui}commerce/product-grid/`,
  `${ui}commerce/result-panel/error-panel`,
  `${ui}commerce/result-panel/result-panel.css`,
  'rolldown/runtime',
];

/** Cards of stores. */
const storeCards = [`${app}features/stores/store-tile`, `${ui}commerce/store-card/`];
/** Beside the cards of stores, the user center shows them. */
const smallParts = [`${ui}primitives/avatar/`, `${ui}primitives/price/`];
/** Folders and files that only a few pages need: never part of the chunk that most pages share. */
const fewPages = [
  ...storeCards,
  ...smallParts,
  `${app}state/code-waits`,
  `${ui}commerce/product-card/scrub-views`,
];
/** Beside what every page needs, and needed by many pages only. */
const manyPages = [`${app}platform/trail`, `${app}platform/things`, `${ui}primitives/breadcrumb/`];
/** What only lists and the pages of stores need, and after the first interaction. */
const storePages = [
  `${app}state/followed-stores`,
  `${app}platform/use-stay-in-place`,
  `${app}platform/use-get-form`,
];
/** Apart from the cards of stores, which fewer pages show at once. */
const ratings = [`${ui}primitives/rating/rating`];
/** Each page takes its own of these: an index leads from every page to all of them. */
const ownParts = [adapters];
const pageIcons = [`${ui}primitives/icon/page-icons`];
/** Small parts that every page of a store loads. */
const storeFrame = ['category-chips.tsx', 'use-is-store-home'].map((name) => `${app}features/stores/${name}`);
/** Labels and messages of the forms of a few pages. */
const forms = [`${ui}primitives/field/field.`];
/** What floats: loaded with the header after the first visit, and by pages that have menus of their own. */
const floats = [`${ui}primitives/state/use-float`, `${ui}primitives/popover/use-closes-itself`];
/** All messages of the design system, and what pages with forms for pictures share. */
const completeUi = [
  `${app}platform/complete-ui`,
  `${app}messages/complete-ui`,
  `${app}platform/use-picture-upload`,
  `${app}platform/picture-type`,
  `${app}state/review-drafts`,
];
/** What is loaded with the pages that use it: the product page and what remembers it, the header, the cart. */
const ownState = [
  `${app}platform/follow-fragments`,
  `${app}state/cart-of-other-tabs`,
  `${app}state/compared`,
  `${app}state/remembered-options`,
  `${app}state/seen-prices`,
  `${app}state/delivery-country`,
  `${app}state/recently-viewed`,
  `${app}platform/use-mounted`,
  `${ui}primitives/icon/product-icons`,
];
/** In chunks of their own, never in the one that most pages share. */
const apart = [
  ...completeUi,
  ...ownState,
  ...ratings,
  ...fewPages,
  ...manyPages,
  ...storePages,
  ...storeFrame,
  ...pageIcons,
  ...floats,
  ...forms,
];

/** All style sheets: those of our packages, and the faces of the Latin font. */
const isStyle = (id: string) => /\.css\.ts\.vanilla\.css|ui\/src\/fonts\/latin\.css/.test(id);

/** Styles of what is not browsing: forms, signing in, the cart and all that follows, merchants who apply. */
const isBeyondBrowsing = (id: string) =>
  [
    /\/features\/(?:account|addresses|auth|checkout|notifications|onboarding|orders|payments|profile|refunds|wallet)\//,
    /\/features\/catalog\/(?:compare|report)\//,
    /\/features\/(?:discovery|region)\//,
    /\/shell\/(?:checkout|user-center)/,
    /\/commerce\/(?:address|cart|checkout-layout|country-picker|language-menu|login-dialog|merchant-application|order-card|points-summary|refund-timeline|review-form|user-center)\//,
    /\/primitives\/(?:code-field|combobox|context-menu|date-picker|file-upload|number-field|password-field|slider|steps|summary-rows|switch|timeline|tooltip|toggle-group|toolbar|upload)\//,
  ].some((place) => place.test(id));

const isIn = (places: readonly string[]) => (id: string) => places.some((place) => id.includes(place));
const isShared = (id: string) => /\/(?:packages|app)\//.test(id) && !isIn([...apart, ...ownParts])(id);

const isForEveryPage = (id: string) =>
  isIn(everyPage)(id) && !isIn([...ownState, ...completeUi, ...fewPages, ...manyPages, ...storePages])(id);

/** Fewer, larger chunks than one per shared module: each has its own imports and is compressed separately. */
const chunks = [
  // The styles that a page needs are in its HTML (decision 037): whole sheets serve the pages after it.
  { name: 'more-styles', test: (id: string) => isStyle(id) && isBeyondBrowsing(id), priority: 4 },
  { name: 'styles', test: isStyle, priority: 4 },
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'shell', test: isForEveryPage, priority: 2 },
  { name: 'common', test: isShared, minShareCount: 24, priority: 1 },
  { name: 'small', test: isIn(smallParts), priority: 0.5 },
  { name: 'rating', test: isIn(ratings), priority: 0.5 },
  { name: 'stores', test: isIn(storeCards), priority: 0 },
  { name: 'store-frame', test: isIn(storeFrame), priority: 0 },
  { name: 'trail', test: isIn(manyPages), priority: 0 },
  { name: 'floats', test: isIn(floats), priority: 0 },
  { name: 'icons', test: isIn(pageIcons), priority: 0 },
];

const loadedOnEveryPage = /\/(?:r|framework|shell)-[\w-]+\.(?:js|css)$/;

// The server and the browser are built one after the other, by one process.
process.env.BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID) },
  plugins: [messagesPlugin(), vanillaExtractPlugin(), reactRouter()],
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
      compress: { passes: 3, ecma: 2020 },
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
            manualPureFunctions: ['forwardRef', 'createContext', 'createIcon', 'lazy', 'hydrateLater'],
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
});
