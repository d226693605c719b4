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
  `${ui}primitives/skip-link/`,
  `${ui}primitives/state/use-details`,
  `${ui}commerce/logo/`,
  `${ui}commerce/product-card/`,
  `${ui}commerce/product-grid/`,
  `${ui}commerce/result-panel/error-panel`,
  `${ui}commerce/result-panel/result-panel.css`,
  'rolldown/runtime',
];

/** Styles of the header and the footer, whose code is loaded later. */
const frameStyles =
  /packages\/ui\/src\/(?:commerce\/(?:floating-window|top-banner|language-menu|mega-menu|search-box|site-footer|site-header)|primitives\/(?:badge|field|hover-card|icon-button|popover|state))\/[\w-]+\.css\.ts\.vanilla\.css|storefront\/app\/(?:shell\/(?:shop-notice|status-bars|region-picker|footer)|features\/region\/region)\.css\.ts\.vanilla\.css/;

/** Cards of stores. */
const storeCards = [`${app}features/stores/store-tile`, `${ui}commerce/store-card/`];
/** Folders and files that only a few pages need: never part of the chunk that most pages share. */
const fewPages = [
  ...storeCards,
  `${app}state/code-waits`,
  `${ui}commerce/product-card/scrub-views`,
  `${ui}primitives/avatar/`,
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
const storeFrame = ['use-is-store-home', 'chips.css.ts', 'store-frame.css.ts', 'store-places.css.ts'].map(
  (name) => `${app}features/stores/${name}`,
);
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

/** Styles of parts whose code is loaded later: toolbars of lists, the lower half of a product, stores, coupons. */
const laterStyles = new RegExp(
  [
    'ui/src/commerce/(?:facets|review|store-[a-z]+|coupon-card)/',
    'ui/src/primitives/(?:accordion|avatar|description-list|empty-state|pagination|price-range|prose|rating|select|tabs|tag|text-area)/',
    'features/catalog/list/list-(?:toolbar|pages)',
    'features/catalog/product/(?:product-sections|delivery-line)',
    'features/catalog/compare-tray',
    'features/reviews/product-(?:reviews|questions)',
    'features/(?:stores|coupons)/',
    'site/home/home-place',
  ]
    .map((place) => `${place}[\\w-]*\\.css\\.ts\\.vanilla\\.css`)
    .join('|'),
);

/** Styles of the home page, whose code is loaded later. */
const homeStyles =
  /(?:ui\/src\/(?:commerce\/(?:category-tile|hero-banner)|primitives\/(?:carousel|progress|qr-code))\/|site\/home\/)[\w-]+\.css\.ts\.vanilla\.css/;

/** Styles of the forms with addresses and phone numbers, whose code is loaded later. */
const formStyles =
  /(?:ui\/src\/commerce\/address|features\/(?:addresses|profile))\/[\w-]+\.css\.ts\.vanilla\.css/;

const isIn = (places: readonly string[]) => (id: string) => places.some((place) => id.includes(place));
const isShared = (id: string) => /\/(?:packages|app)\//.test(id) && !isIn([...apart, ...ownParts])(id);

const isForEveryPage = (id: string) =>
  frameStyles.test(id) ||
  (isIn(everyPage)(id) && !isIn([...ownState, ...completeUi, ...fewPages, ...manyPages, ...storePages])(id));

/** Fewer, larger chunks than one per shared module: each has its own imports and is compressed separately. */
const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'shell', test: isForEveryPage, priority: 2 },
  { name: 'later-styles', test: (id: string) => laterStyles.test(id), priority: 2 },
  { name: 'home-styles', test: (id: string) => homeStyles.test(id), priority: 2 },
  { name: 'form-styles', test: (id: string) => formStyles.test(id), priority: 2 },
  { name: 'common', test: isShared, minShareCount: 24, priority: 1 },
  { name: 'stores', test: isIn(storeCards), priority: 0 },
  { name: 'store-frame', test: isIn(storeFrame), priority: 0 },
  { name: 'trail', test: isIn(manyPages), priority: 0 },
  { name: 'floats', test: isIn(floats), priority: 0 },
  { name: 'icons', test: isIn(pageIcons), priority: 0 },
];

const loadedOnEveryPage = /\/(?:rolldown-runtime|framework|shell)-[\w-]+\.(?:js|css)$/;

// The server and the browser are built one after the other, by one process.
process.env.BUILD_ID ??= Date.now().toString(36);

export default defineConfig(({ isSsrBuild }) => ({
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
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
          // Every first visit loads a table of all files: only those that a rule names need a name.
          chunkFileNames: ({ name }) =>
            chunks.some((chunk) => chunk.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        },
        // These calls have no side effects: a component that nothing uses is removed.
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'createIcon', 'lazy'] },
      },
    }),
  },
}));
