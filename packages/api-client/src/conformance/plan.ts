import type { OperationId } from '../wire.ts';

/** Data that some calls need; its ids are taken from the answers of other calls. */
export type SampleKind =
  | 'product'
  | 'store'
  | 'activity'
  | 'address'
  | 'storeOrder'
  | 'masterOrder'
  | 'refund';

export type Samples = Partial<Record<SampleKind, string>>;

/** The place of such an id in an answer: the path of the field below `data`. */
export const finds: Partial<Record<OperationId, Partial<Record<SampleKind, readonly (string | number)[]>>>> =
  {
    listProducts: { product: ['list', 0, 'id'] },
    listStoreStreet: { store: ['list', 0, 'id'] },
    listActivities: { activity: [0, 'id'] },
    listAllAddresses: { address: [0, 'id'] },
    listOrders: { storeOrder: ['list', 0, 'orderNo'], masterOrder: ['list', 0, 'masterOrderNo'] },
    listUnpaidOrders: { masterOrder: ['list', 0, 'orderNo'] },
    listRefunds: { refund: ['list', 0, 'refundOrderNo'] },
  };

export interface Trial {
  /** Required samples, by the name of the parameter. */
  needs?: Readonly<Record<string, SampleKind>>;
  query?: Readonly<Record<string, string | number | boolean>>;
}

const page = { query: { page: 1, limit: 5 } };
const ofProduct = { needs: { id: 'product' } } as const;
const ofStore = { needs: { id: 'store' } } as const;
const ofOrder = { needs: { orderNo: 'storeOrder' } } as const;

/**
 * Calls that change nothing, and their input. Two of them are POST requests; `logout` is a GET request that changes
 * data, so it is not listed.
 */
export const reads = {
  getSite: {},
  getHome: {},
  listProducts: page,
  listCategories: {},
  listStoreStreet: page,
  listActivities: {},
  listDeals: {},
  getMarketplace: {},
  listFeaturedProducts: page,
  listBestSellers: {},
  listHotWords: {},
  suggest: { query: { keyword: 'a' } },
  correctSearch: { query: { keyword: 'lapm' } },
  correctStoreSearch: { query: { keyword: 'nortlight' } },
  getCurrency: {},
  getColorConfig: {},
  getImageDomain: {},
  getBottomNavigation: {},
  listLanguages: {},
  listPageTexts: { query: { languageCode: 'en', type: 1, url: 'userCenterLayout' } },
  getLoginMethods: {},
  listPasskeys: {},
  getLoginPicture: {},
  getPayMethods: {},
  getProduct: ofProduct,
  getProductSkus: ofProduct,
  listReviews: { needs: { id: 'product' }, query: { page: 1, limit: 5, type: 0 } },
  getReviewCounts: ofProduct,
  getReviewSummary: ofProduct,
  listQuestions: { needs: { id: 'product' }, query: { page: 1, limit: 5 } },
  getDelivery: ofProduct,
  listRecommendations: page,
  searchStores: page,
  getStore: ofStore,
  getStoreDetail: ofStore,
  getStoreService: ofStore,
  listStoreCategories: { needs: { merId: 'store' } },
  listStoreProducts: { needs: { merId: 'store' }, query: { page: 1, limit: 5 } },
  listStoreTypes: {},
  listStoreClassifications: {},
  getSettlementAgreement: {},
  listActivityProducts: { needs: { aid: 'activity' }, query: { page: 1, limit: 5 } },
  getActivity: { needs: { aid: 'activity' } },
  listCoupons: { query: { page: 1, limit: 5, useType: 3 } },
  isTokenAlive: {},
  getUser: {},
  getUserMenu: {},
  getBalance: {},
  listBalanceRecords: page,
  listSessions: {},
  listNotifications: page,
  countUnreadNotifications: {},
  listNotificationSettings: {},
  listCart: { query: { isValid: true } },
  countCart: { query: { numType: true, type: 'total' } },
  listOrders: page,
  listUnpaidOrders: page,
  getOrderCounts: {},
  getOrderCenterCounts: {},
  getStoreOrder: ofOrder,
  getMasterOrder: { needs: { orderNo: 'masterOrder' } },
  isPaid: { needs: { orderNo: 'masterOrder' } },
  getParcel: ofOrder,
  listRefundReasons: {},
  listRefunds: page,
  getRefund: { needs: { refundOrderNo: 'refund' } },
  listAwaitingReview: page,
  listMyReviews: page,
  listMyCoupons: { query: { page: 1, limit: 5, type: 'usable' } },
  listAddresses: page,
  listAllAddresses: {},
  getAddress: { needs: { id: 'address' } },
  getDefaultAddress: {},
  locateByIp: {},
  listFavouriteProducts: page,
  listFollowedStores: page,
  getPoints: {},
  listPointsRecords: page,
  listSettlementRecords: page,
} satisfies Partial<Record<OperationId, Trial>>;

/** Calls that are skipped for another reason than that they change data. */
export const reasons: Partial<Record<OperationId, string>> = {
  getGuestMasterOrder: "it needs a guest's order number and address",
  getGuestStoreOrder: "it needs a guest's order number and address",
  getRefundApplication: 'it needs an order that may be refunded',
  listCheckoutCoupons: 'it needs a pre-order',
  getPreOrder: 'it needs a pre-order',
  getTwitterRequestToken: 'it begins a sign-in elsewhere',
};

export interface Pair {
  first: OperationId;
  undo: OperationId;
  needs: SampleKind;
  /** The call and the field below `data` that show whether the state already exists; if so, the pair is skipped. */
  already: { read: OperationId; field: string };
  input: (id: string) => CallParts;
  undoInput: (id: string) => CallParts;
}

export interface CallParts {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
}

/** With `--write`: pairs of calls, the second of which undoes the first. */
export const pairs: readonly Pair[] = [
  {
    first: 'addFavouriteProduct',
    undo: 'removeFavouriteProduct',
    needs: 'product',
    already: { read: 'getProduct', field: 'userCollect' },
    input: (id) => ({ body: { id: Number(id), category: 'product' } }),
    undoInput: (productId) => ({ path: { productId } }),
  },
  {
    first: 'followStore',
    undo: 'unfollowStore',
    needs: 'store',
    already: { read: 'getStore', field: 'isCollect' },
    input: (id) => ({ path: { id } }),
    undoInput: (id) => ({ path: { id } }),
  },
];
