import { localeCodes } from '../../packages/i18n/src/locales.ts';

const app = '/storefront/app/';
const ui = '/packages/ui/src/';
const client = '/packages/api-client/src/';

/** Folders and files that every page needs: one chunk, whatever their number. */
const everyPage = [
  `${app}root.tsx`,
  `${app}platform/`,
  `${app}state/`,
  `${app}messages/ui.ts`,
  `${app}messages/ui-catalogues.ts`,
  `${app}messages/inline.ts`,
  `${app}messages/index.ts`,
  `${app}shell/boundary`,
  `${app}shell/error-page-later`,
  `${app}shell/frame`,
  `${app}shell/menu-data`,
  `${app}shell/flash-notice`,
  `${app}shell/pages-ahead`,
  `${app}shell/parts.tsx`,
  `${app}shell/rendered-page`,
  `${app}shell/shop-layout`,
  `${app}shell/should-revalidate`,
  `${app}shell/use-`,
  `${app}features/auth/login-dialog-host`,
  // The names of its classes, which its later parts share.
  `${app}features/site/home/home-page.css`,
  '/packages/i18n/src/format/number',
  `${ui}provider/`,
  `${ui}primitives/confirm/confirm.tsx`,
  `${ui}primitives/breadcrumb/`,
  `${ui}primitives/layout/`,
  `${ui}primitives/link/`,
  `${ui}primitives/skip-link/`,
  `${ui}primitives/tag/`,
  `${ui}primitives/text/`,
  `${ui}styles/helpers`,
  'rolldown/runtime',
];

/**
 * Chunks of what is needed together, by the places of their modules. A chunk also takes what its modules import and no
 * chunk before it has: small parts come first, and whole pages last. Parts that pages need
 * one at a time have chunks of their own.
 */
const together = {
  // What most pages show: a product has it in its first files, other pages get it with their header.
  basics: [
    '/packages/i18n/src/format/sales',
    '/packages/i18n/src/format/price',
    `${app}features/catalog/product/use-add-to-cart`,
    `${app}features/coupons/coupons.tsx`,
    `${app}platform/deferred`,
    `${app}state/added-to-cart`,
    `${app}state/stored`,
    `${ui}primitives/button/`,
    `${ui}primitives/icon/product-icons`,
    `${ui}primitives/state/rest-of`,
    `${ui}primitives/state/use-controllable-state`,
    `${ui}primitives/state/use-form-reset`,
    `${ui}primitives/state/use-merged-ref`,
    `${ui}provider/use-price`,
    `${ui}primitives/image/`,
    `${ui}primitives/price/`,
    `${client}model/money`,
    `${client}ui/links`,
    `${client}request-timeout`,
  ],
  notices: [`${ui}primitives/icon/control-icons`, `${ui}primitives/notice/`],
  // What most pages show, but a product only below its first screen.
  'more-basics': [
    `${app}shell/error-page.`,
    `${app}platform/rich-text`,
    `${app}state/delivery-country`,
    `${ui}commerce/logo/`,
    `${ui}primitives/prose/`,
    `${ui}primitives/state/use-details`,
    `${ui}commerce/result-panel/`,
    `${app}platform/use-get-form`,
    '/packages/i18n/src/format/date',
    `${ui}primitives/avatar/`,
    `${ui}primitives/badge/`,
    `${ui}primitives/empty-state/`,
    `${ui}primitives/icon/header-icons`,
    `${ui}primitives/icon/page-icons`,
  ],
  // What both a card and the buy box show: rating and heart; and what else the buy box loads with them.
  'product-facts': [
    `${ui}primitives/rating/rating.`,
    `${ui}primitives/rating/star-path`,
    `${app}state/marks`,
    `${app}features/catalog/product/buy-panel-facts`,
    `${app}features/catalog/product/panel-notices`,
    `${app}features/catalog/product/stock-alert-button`,
    `${app}features/favourites/`,
    `${app}platform/use-send-toggle`,
    `${ui}commerce/product-card/favourite-button`,
  ],
  // Grids of products, hydrated at the first interaction.
  cards: [
    `${app}features/catalog/product-tile.`,
    `${app}features/catalog/product-tiles.`,
    `${app}features/catalog/card-views`,
    `${app}features/catalog/viewed-tile`,
    `${app}features/catalog/quick-add`,
    `${app}platform/hydrated-apart`,
    `${client}ui/product`,
    `${ui}commerce/product-card/`,
    `${ui}commerce/product-grid/`,
  ],
  // What forms, the cart and the header share.
  fields: [
    `${app}platform/account-paths`,
    `${client}validation/limits`,
    `${ui}primitives/field/field.`,
    `${ui}primitives/state/ascii-digits`,
    `${ui}primitives/select/select`,
    `${ui}primitives/spinner/`,
    `${ui}primitives/state/use-hydrated`,
    `${ui}primitives/state/use-float.`,
    `${ui}primitives/state/use-floating-panel`,
    `${ui}primitives/state/use-on-demand`,
    `${ui}primitives/popover/use-closes-itself`,
    `${app}state/cart-of-other-tabs`,
    `${app}state/cart.`,
  ],
  accordion: [`${ui}primitives/accordion/`],
  stores: [`${app}features/stores/store-tile`, `${ui}commerce/store-card/`],
  // Small parts that every page of a store loads.
  'store-frame': [`${app}features/stores/category-chips.tsx`, `${app}features/stores/use-is-store-home`],
  'store-parts': [
    `${app}state/followed-stores`,
    `${app}features/stores/follow-button`,
    `${app}features/stores/service-l`,
  ],
  dialogs: [`${ui}primitives/dialog/`],
  // Header, footer and what floats, hydrated at the first interaction, and what they share with pages.
  later: [
    `${app}shell/parts-later`,
    `${ui}primitives/popover/menu`,
    `${ui}primitives/popover/popover.`,
    `${app}features/region/language-links`,
    `${app}features/region/region.css`,
    `${app}features/catalog/product/picture-transition`,
    `${app}features/catalog/use-compare`,
    `${app}features/catalog/compare-button`,
    `${app}features/catalog/compare-tray`,
    `${app}platform/service-contact`,
    `${app}state/choose-theme`,
    `${app}state/compared`,
  ],
  'account-props': [`${client}ui/account`],
  // Of lists, first what is not hydrated later.
  lists: [
    `${app}features/catalog/list/product-list`,
    `${app}features/catalog/list/product-query`,
    `${app}features/catalog/list/list-toolbar.css`,
    `${app}features/catalog/product-tiles-later`,
    `${app}features/stores/store-list.`,
    `${ui}primitives/tabs/`,
  ],
  pagination: [`${ui}primitives/pagination/`],
  // The toolbar and the pages of lists, hydrated at the first interaction.
  'list-parts': [
    `${app}features/catalog/list/list-toolbar.tsx`,
    `${app}features/catalog/list/list-pages`,
    `${app}features/catalog/list/facet-`,
  ],
  'description-list': [`${ui}primitives/description-list/`],
  'text-area': [`${ui}primitives/text-area/`],
  // What stays in the window beside or below the contents.
  sticky: [`${ui}commerce/sticky-buy-bar/`, `${ui}commerce/cart/aside-layout`],
  // What cart and checkout share.
  summary: [
    `${ui}commerce/cart/order-summary`,
    `${ui}commerce/cart/cart.css`,
    `${ui}primitives/summary-rows/`,
    `${app}state/kept-in-tab`,
  ],
  checkbox: [`${ui}primitives/checkbox/`],
  // What checkout and payment share.
  paying: [
    `${ui}primitives/radio-group/`,
    `${ui}commerce/payment-method-picker/`,
    `${app}features/payments/payment-methods`,
  ],
  coupons: [`${ui}commerce/coupon-card/`, `${app}features/coupons/coupon-`],
  // What a product page shows first, a part of it in the cart too.
  buying: [
    // The viewer of a gallery, which comes later, has them too.
    `${ui}primitives/gallery/gallery-mark`,
    `${ui}primitives/gallery/gallery-video`,
    `${ui}primitives/quantity-stepper/`,
    `${ui}commerce/sku-picker/`,
    `${client}model/sku-picker`,
    `${app}state/go-to-checkout`,
    `${app}state/recently-viewed`,
    `${app}state/remembered-options`,
    `${app}features/catalog/product/remembered-selection`,
    `${app}features/catalog/product/option-prices`,
    `${app}features/catalog/product/product-sections.css`,
  ],
  // What loads the later parts of a product: together, since a file with dynamic imports lists all files that they need.
  'product-later': [
    `${app}features/catalog/product/buy-panel-later`,
    `${app}features/catalog/product/product-page-later`,
    `${app}features/coupons/folded-coupons-later`,
    `${app}features/reviews/later`,
    `${app}features/stores/seller.tsx`,
  ],
  // What a product page hydrates after the first interaction.
  'product-parts': [
    `${app}features/catalog/product/buy-panel-parts`,
    `${app}features/catalog/product/delivery-line`,
    `${app}features/catalog/product/product-tools`,
    `${app}features/catalog/product/buy-bar`,
    `${app}features/catalog/product/size-guide-link`,
    `${app}features/catalog/product/product-sections.tsx`,
    `${app}features/catalog/product/section-nav`,
    `${app}features/stores/contact-about`,
    `${app}features/stores/seller-card`,
    `${app}features/coupons/folded-coupons`,
    `${app}features/reviews/product-questions`,
    `${app}features/reviews/product-reviews.`,
    `${app}features/reviews/review-`,
    `${app}features/reviews/answer-form`,
    `${app}features/reviews/question-form`,
    `${app}features/reviews/helpful-button`,
    `${app}features/reviews/use-send-text`,
    `${app}features/reviews/use-translation`,
    `${ui}commerce/review/`,
  ],
} as const satisfies Record<string, readonly string[]>;

/** Loaded with the few pages or parts that use it, never with what most pages share. */
const fewPages = [
  `${app}messages/complete-ui`,
  `${app}state/complete-ui`,
  `${app}platform/enter-value`,
  `${app}platform/field-error`,
  `${app}platform/follow-fragments`,
  `${app}platform/invalid-control`,
  `${app}platform/is-sending`,
  `${app}platform/picture-type`,
  `${app}platform/use-attempt`,
  `${app}platform/use-focus-on-error`,
  `${app}platform/use-mounted`,
  `${app}platform/use-picture-upload`,
  `${app}platform/use-stay-in-place`,
  `${app}platform/vitals`,
  `${app}state/application-draft`,
  `${app}state/code-waits`,
  `${app}state/for-you`,
  `${app}state/review-drafts`,
  `${app}state/search-history`,
  `${app}state/seen-prices`,
  `${app}state/use-kept-form`,
  `${app}state/use-kept-pictures`,
  `${ui}commerce/product-card/scrub-views`,
];

const isIn = (places: readonly string[]) => (id: string) => places.some((place) => id.includes(place));
const isApart = isIn([...fewPages, ...Object.values(together).flat()]);

/** The areas of the messages of pages to browse. */
const browsing = [
  'catalog',
  'compare',
  'coupons',
  'favourites',
  'home',
  'lists',
  'product',
  'questions',
  'reviews',
  'search',
  'seller',
  'site',
  'stores',
];
/** One file for each language: the second page that a visitor browses loads it. */
const messages = localeCodes.map((locale) => ({
  name: `messages-${locale}`,
  test: isIn(browsing.map((area) => `${app}messages/${locale}/${area}.json`)),
  priority: 1,
}));

/** All style sheets: those of our packages, and the faces of the Latin font. */
const isStyle = (id: string) => /\.css\.ts\.vanilla\.css|ui\/src\/fonts\/latin\.css/.test(id);

/** Styles of what is not browsing: forms, signing in, the cart and all that follows, merchants who apply. */
const isBeyondBrowsing = (id: string) =>
  [
    /\/features\/(?:account|addresses|auth|checkout|notifications|onboarding|orders|payments|profile|refunds|wallet)\//,
    /\/features\/catalog\/(?:compare|report)\//,
    /\/features\/discovery\//,
    /\/shell\/(?:checkout|user-center)/,
    /\/commerce\/(?:address|checkout-layout|country-picker|login-dialog|merchant-application|order-card|points-summary|refund-timeline|review-form|user-center)\//,
    /\/commerce\/cart\/cart\.css/,
    /\/primitives\/(?:code-field|combobox|context-menu|date-picker|file-upload|number-field|password-field|slider|steps|summary-rows|switch|table|timeline|tooltip|toggle-group|toolbar|upload)\//,
  ].some((place) => place.test(id));

/** Parts that every page shows, or may show at any time, in its HTML. */
const partsOfEveryPage = [
  'commerce/floating-window/',
  'commerce/language-menu/',
  'commerce/logo/',
  'commerce/mega-menu/',
  'commerce/search-box/search-box',
  'commerce/site-footer/',
  'commerce/site-header/',
  'commerce/top-banner/',
  'features/region/',
  'primitives/loading-bar/',
  'primitives/skip-link/',
  'shell/footer',
  'shell/frame',
  'shell/region-picker',
  'shell/shop-notice',
  'shell/status-bars',
];
/** The classes of these parts begin so, and no others: `scripts/page-styles.ts` keeps their rules in the HTML alone. */
export const prefixOfEveryPage = 'f-';

/** The names of classes in a build: `hash` is unique, and may begin with a digit. */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  if (isIn(partsOfEveryPage)(filePath)) return `${prefixOfEveryPage}${hash}`;
  return /^\d/.test(hash) ? `_${hash}` : hash;
}

/**
 * The groups of modules that become chunks (`codeSplitting.groups` of Rolldown): fewer, larger files than one per shared
 * module, since each is asked for, compressed and parsed separately.
 */
export const chunks = [
  // The styles that a page needs are in its HTML (decision 037): whole sheets serve the pages after it.
  { name: 'more-styles', test: (id: string) => isStyle(id) && isBeyondBrowsing(id), priority: 4 },
  { name: 'styles', test: isStyle, priority: 4 },
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'shell', test: (id: string) => isIn(everyPage)(id) && !isApart(id), priority: 2 },
  ...messages,
  ...Object.entries(together).map(([name, places]) => ({
    name,
    test: isIn(places),
    priority: 0,
  })),
];
