/** What servers of this family say in English → a stable key, so that a shop can say it in its own language. */
export const knownMessages = {
  'User does not exist, please register first!': 'userNotRegistered',
  'Mail or password is incorrect': 'wrongEmailOrPassword',
  'Incorrect username or password': 'wrongNameOrPassword',
  'Account does not exist': 'accountNotFound',
  'Mobile number is registered': 'phoneTaken',
  'Email already exists!': 'emailTaken',
  'Verification code has expired': 'codeExpired',
  'Verification code error': 'codeWrong',
  'The two entered passwords do not match': 'passwordsDiffer',
  'The current account is disabled, please contact the administrator!': 'accountDisabled',
  'GB area code cannot be empty': 'countryCodeMissing',
  'No matching product found': 'productNotFound',
  'No corresponding product SKU found': 'skuNotFound',
  'The number of items cannot be less than 1 and greater than 99': 'quantityOutOfRange',
  'The current cart does not exist': 'cartRowNotFound',
  'Pre-order details cannot be empty': 'checkoutEmpty',
  'Pre-order order does not exist': 'checkoutExpired',
  'Insufficient product stock, please refresh and select again': 'stockInsufficient',
  'The store is closed, please refresh and select again': 'storeClosed',
  'The product has been removed, please refresh and select again': 'productRemoved',
  'Please select a delivery address': 'addressMissing',
  'Incorrect delivery address': 'addressWrong',
  'This payment method is not currently supported, please refresh the page or contact the administrator':
    'payMethodUnsupported',
  'The purchased item is out of stock': 'soldOut',
  'This coupon has already been used!': 'couponUsed',
  'This coupon has expired!': 'couponExpired',
  'The total amount is less than the minimum coupon usage amount': 'couponMinimumNotReached',
  'The discount amount cannot be greater than the total price of the product': 'couponTooLarge',
  'The current user has already received this coupon!': 'couponAlreadyReceived',
  'The current remaining quantity is not enough to receive!': 'couponGone',
  'order does not exist': 'orderNotFound',
  'order cancelled': 'orderCancelled',
  'order paid': 'orderAlreadyPaid',
  'Paid orders cannot be cancelled': 'paidOrderNotCancellable',
  'wrong order status': 'orderStatusWrong',
  'Only completed orders can be deleted!': 'orderNotDeletable',
  'Orders cannot be deleted during the refund process!': 'orderInRefundNotDeletable',
  'Applying for a refund': 'refundAlreadyApplied',
  'Order has been refunded': 'orderRefunded',
  'Unpaid orders cannot be refunded': 'unpaidNotRefundable',
  'Pending orders cannot be refunded': 'shippedNotRefundable',
  'Refund order does not exist': 'refundNotFound',
  'Evaluated!': 'alreadyReviewed',
  'Please comment after the order is received': 'reviewTooEarly',
  'The store is not open': 'storeNotOpen',
  'Merchant name already exists': 'storeNameTaken',
  'Merchant mailbox already exists': 'storeEmailTaken',
  'Event is closed': 'activityClosed',
  'not logged in or token expired': 'signedOut',
  'Not logged in or the token has expired': 'signedOut',
  'Sent successfully': 'codeSent',
  'reset successfully': 'passwordReset',
} as const satisfies Record<string, string>;

export type KnownMessage = keyof typeof knownMessages;
export type KnownMessageKey = (typeof knownMessages)[KnownMessage] | 'itemNotFound';

// Servers write "!" as full-width "！" here and there, and differ in case and in the final stop.
const normal = (message: string) =>
  message
    .replaceAll('！', '!')
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
const keyByText = new Map<string, KnownMessageKey>(
  Object.entries(knownMessages).map(([message, key]) => [normal(message), key]),
);
const itemNotFound = /^item with id \S+ not found$/;

/** Every key there is, so that word catalogues can be checked for completeness. */
export const knownMessageKeys: readonly KnownMessageKey[] = [
  ...new Set<KnownMessageKey>([...Object.values(knownMessages), 'itemNotFound']),
];

/** The stable key of a server's words, whatever their case and final stop; `undefined` when they are new to us. */
export function knownMessageKey(message: string): KnownMessageKey | undefined {
  const known = normal(message);
  return keyByText.get(known) ?? (itemNotFound.test(known) ? 'itemNotFound' : undefined);
}
