import { isLocaleCode } from '@marketfront/i18n';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { exportData, loadAccountPreview } from '../features/account/index.server.ts';
import { addressCheckAction } from '../features/addresses/index.server.ts';
import {
  loadSignInOptions,
  loginDialogAction,
  passkeyAction,
  sendCodeAction,
} from '../features/auth/index.server.ts';
import {
  addToCartByScriptAction,
  cartChangeAction,
  loadAdded,
  loadCartCoupons,
  loadCartOptions,
  loadCartPreview,
  loadEstimate,
} from '../features/cart/index.server.ts';
import {
  loadDeliveryOf,
  loadRecommended,
  loadViewed,
  loadViews,
  stockAlertAction,
} from '../features/catalog/index.server.ts';
import { claimCouponAction } from '../features/coupons/index.server.ts';
import { favouriteAction, loadFavouriteIds } from '../features/favourites/index.server.ts';
import { guestAccountAction } from '../features/guest-account/index.server.ts';
import { loadAmount } from '../features/refunds/index.server.ts';
import { applicationCodeAction } from '../features/onboarding/index.server.ts';
import {
  answerAction,
  questionAction,
  questionVoteAction,
  voteAction,
} from '../features/reviews/index.server.ts';
import { loadCountries, loadDealState, loadForYou } from '../features/site/index.server.ts';
import { loadSuggestions } from '../features/search/index.server.ts';
import { drawHumanCheck, followAction, loadFollowedIds } from '../features/stores/index.server.ts';
import { shopLoader, signedInLoader, vitalsAction } from '../http/index.server.ts';
import { uploadAction } from '../content/index.server.ts';
import { redirectWithin } from '../navigation/index.server.ts';
import { buildId } from '../shell/build-id.ts';
import { loadMenu } from '../shell/shell-data.server.ts';

/** What can be read below `/resources/`, by name. */
export const resourceLoaders: Readonly<Record<string, (args: LoaderFunctionArgs) => unknown>> = {
  /** The preview of the account in the header. */
  account: shopLoader(loadAccountPreview),
  /** What was added to the cart just now, and what goes with it. */
  added: shopLoader((shop, { url }) => loadAdded(shop, url.searchParams)),
  /** What the sign-in dialog needs to know before it opens. */
  auth: shopLoader(loadSignInOptions),
  /** The preview of the cart in the header. */
  cart: shopLoader(loadCartPreview),
  /** The options of a product in the cart. */
  'cart-options': shopLoader((shop, { url }) => loadCartOptions(shop, url.searchParams)),
  /** The coupons for the goods of one store in the cart. */
  'cart-coupons': shopLoader((shop, { url }) => loadCartCoupons(shop, url.searchParams)),
  /** The countries that merchants deliver to, for the panel of the header. */
  countries: shopLoader(loadCountries),
  /** The time and what the deals have left, for a page that was rendered earlier. */
  deals: shopLoader(loadDealState),
  /** When a product arrives in another country, and what that costs. */
  delivery: shopLoader((shop, { url }) => loadDeliveryOf(shop, url.searchParams)),
  /** What some lines of the cart would cost. */
  estimate: shopLoader((shop, { url }) => loadEstimate(shop, url.searchParams)),
  /** Everything that the shop keeps of the shopper, as a file. */
  export: signedInLoader(exportData),
  /** The favourites of the shopper for the buttons on cards; none for visitors, who are not asked to sign in for them. */
  favourite: shopLoader(loadFavouriteIds),
  /** The stores that the shopper follows, for the buttons on cards; none for visitors. */
  follow: shopLoader(loadFollowedIds),
  /** More goods for the end of the home page. */
  'for-you': shopLoader((shop, { url }) => loadForYou(shop, url.searchParams)),
  /** The picture of a human check. */
  human_check: shopLoader(drawHumanCheck),
  /** Remembers the chosen language and leads to the same page in it, with and without script. */
  language: shopLoader(async (shop, { url }) => {
    const chosen = url.searchParams.get('to');
    const language = isLocaleCode(chosen) ? chosen : shop.locale.code;
    shop.cookies.set('locale', language);
    return redirectWithin(language, url.searchParams.get('path') ?? '/');
  }),
  /** The panels of the mega menu; the same for everybody. */
  menu: shopLoader(loadMenu),
  /** What goes with a product. */
  recommended: shopLoader((shop, { url }) => loadRecommended(shop, url.searchParams)),
  /** What a refund of some pieces pays back. */
  'refund-amount': signedInLoader((shop, { url }: LoaderFunctionArgs) => loadAmount(shop, url.searchParams)),
  /** Suggestions of the search box. */
  suggest: shopLoader((shop, { url }) => loadSuggestions(shop, url.searchParams)),
  /** What was viewed in this browser, as it is now. */
  viewed: shopLoader((shop, { url }) => loadViewed(shop, url.searchParams)),
  /** The pictures of a product after its main one, for its card. */
  views: shopLoader((shop, { url }) => loadViews(shop, url.searchParams)),
  /** Which build the server runs now, for pages that were opened before it started. */
  version: () => Response.json({ build: buildId }, { headers: { 'Cache-Control': 'private, no-store' } }),
};

/** What can be sent below `/resources/`, by name. */
export const resourceActions: Readonly<Record<string, (args: ActionFunctionArgs) => unknown>> = {
  /** What is wrong with an address that is being typed. */
  'address-check': addressCheckAction,
  /** Sends the code of an application to sell. */
  'application-code': applicationCodeAction,
  /** The forms of the sign-in dialog. */
  auth: loginDialogAction,
  /** Adds the product of the address to the cart, or changes the cart. */
  cart: (args) =>
    args.url.searchParams.has('product') ? addToCartByScriptAction(args) : cartChangeAction(args),
  /** Sends a verification code. */
  code: sendCodeAction,
  /** Gives a coupon to the shopper. */
  coupon: claimCouponAction,
  /** Adds a product to the favourites or removes it. */
  favourite: favouriteAction,
  /** Follows a store or stops. */
  follow: followAction,
  /** Makes a guest an account. */
  'guest-account': guestAccountAction,
  /** Signing in with a passkey, and adding one to the account. */
  passkey: passkeyAction,
  /** A question about a product. */
  question: questionAction,
  /** A buyer's answer to a question. */
  'question-answer': answerAction,
  /** "Helpful" of a question and its answers. */
  'question-vote': questionVoteAction,
  /** "Helpful" of a review. */
  'review-vote': voteAction,
  /** "Notify me" of what is sold out. */
  'stock-alert': stockAlertAction,
  /** A picture of a form that is sent later. */
  upload: uploadAction,
  /** How fast pages were. */
  vitals: vitalsAction,
};
