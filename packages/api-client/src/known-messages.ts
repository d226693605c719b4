/**
 * The English messages of servers of this family, with a stable key each, so that a shop can show them in its own
 * language. `{name}` stands for a value. The first text of a key is the one that our own servers send.
 */
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
  'The current account is disabled, please contact the administrator！': 'accountDisabled',
  'GB area code cannot be empty': 'countryCodeMissing',
  'No matching product found': 'productNotFound',
  'No corresponding product SKU found': 'skuNotFound',
  'The number of items cannot be less than 1 and greater than 99': 'quantityOutOfRange',
  'The current cart does not exist': 'cartRowNotFound',
  'Pre-order details cannot be empty': 'checkoutEmpty',
  'Pre-order order does not exist': 'checkoutExpired',
  'Insufficient product stock, please refresh and select again': 'stockInsufficient',
  'The total has changed, please check it again': 'totalChanged',
  'The store does not offer this delivery any more': 'deliveryUnavailable',
  'The store does not deliver to this country': 'notDelivered',
  'The store is closed, please refresh and select again': 'storeClosed',
  'The product has been removed, please refresh and select again': 'productRemoved',
  'Please select a delivery address': 'addressMissing',
  'Incorrect delivery address': 'addressWrong',
  'This payment method is not currently supported, please refresh the page or contact the administrator':
    'payMethodUnsupported',
  'The purchased item is out of stock': 'soldOut',
  'This coupon has already been used！': 'couponUsed',
  'This coupon has expired！': 'couponExpired',
  'The total amount is less than the minimum coupon usage amount': 'couponMinimumNotReached',
  'The discount amount cannot be greater than the total price of the product': 'couponTooLarge',
  'The current user has already received this coupon！': 'couponAlreadyReceived',
  'The current remaining quantity is not enough to receive！': 'couponGone',
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
  'These items cannot be refunded': 'linesNotRefundable',
  'Goods that you do not have cannot be returned': 'goodsNotReturnable',
  'The refund has moved on': 'refundStatusWrong',
  'The marketplace cannot decide on this refund': 'refundNotEscalatable',
  'Please wait for an answer before you write more': 'tooManyRefundMessages',
  'Evaluated!': 'alreadyReviewed',
  'Please comment after the order is received': 'reviewTooEarly',
  'Review does not exist': 'reviewNotFound',
  'You cannot rate your own review': 'ownReview',
  'Question does not exist': 'questionNotFound',
  'You cannot rate your own question': 'ownQuestion',
  'Too many of your questions wait for an answer': 'tooManyQuestions',
  'Only shoppers who bought it can answer': 'notBuyer',
  'You have answered this question': 'alreadyAnswered',
  'The store is not open': 'storeNotOpen',
  'Merchant name already exists': 'storeNameTaken',
  'Merchant mailbox already exists': 'storeEmailTaken',
  'Event is closed': 'activityClosed',
  'Not logged in or the token has expired': 'signedOut',
  'not logged in or token expired': 'signedOut',
  'This device is not signed in any more': 'sessionNotFound',
  'Orders that are in progress have to be finished first': 'ordersInProgress',
  'The account has no e-mail address or phone to send a code to': 'accountUnreachable',
  'Sent successfully': 'codeSent',
  'reset successfully': 'passwordReset',
  'Item with id {id} not found': 'itemNotFound',
  'Please fill in the correct email address': 'emailWrong',
  'Please fill in the correct phone number': 'phoneWrong',
  'The password needs 8 to 20 characters, with three of: lower case, upper case, digits, special characters':
    'passwordTooWeak',
  'Please select payment method': 'payMethodMissing',
  'The text is too long': 'textTooLong',
  'Please fill in every required field': 'fieldMissing',
  'Insufficient balance': 'balanceInsufficient',
  'Insufficient points, please refresh and try again': 'pointsInsufficient',
  'This link is not valid any more': 'guestLinkInvalid',
  'The order is in an account now, please sign in': 'orderClaimed',
  'This sign-in is closed': 'signInClosed',
  'The sign-in was not confirmed, please try again': 'signInNotConfirmed',
  'This account is being created, please try again': 'accountBeingCreated',
  'The passkey was not accepted, please try again': 'passkeyRejected',
  'The sign-in with the passkey took too long, please try again': 'passkeyExpired',
  'No account has this passkey': 'passkeyUnknown',
  'Passkey does not exist': 'passkeyNotFound',
  'The account has no phone number': 'accountWithoutPhone',
  'The account has no e-mail address': 'accountWithoutEmail',
  'Please wait {seconds} seconds before asking for another code': 'codeTooSoon',
  'Too many attempts, please try again in {minutes} minutes': 'tooManyAttempts',
  'This coupon does not exist': 'couponNotFound',
  'Address does not exist': 'addressNotFound',
  'An address book holds at most {max} addresses': 'addressBookFull',
  'A cart holds at most {max} different items': 'cartFull',
  'The cart has changed, please refresh': 'cartChanged',
  'The merchant classification does not exist': 'storeCategoryNotFound',
  'The store type does not exist': 'storeTypeNotFound',
  'A picture is required': 'pictureMissing',
  'The file is empty': 'pictureEmpty',
  'A picture does not exist, please upload it again': 'pictureNotFound',
  'At most {max} pictures can be sent': 'tooManyPictures',
  'Only JPEG, PNG, GIF and WebP pictures can be uploaded': 'pictureTypeUnsupported',
  'The picture must not be larger than {megabytes} MB': 'pictureTooLarge',
  'The picture has too many pixels': 'pictureTooManyPixels',
  'System exception': 'systemException',
  'Not found': 'notFound',
  'The request is too large': 'requestTooLarge',
  // The detail is meant for the developer of the client.
  'Parameter validation failed ({detail})': 'requestInvalid',
} as const satisfies Record<string, string>;

export type KnownMessage = keyof typeof knownMessages;
export type KnownMessageKey = (typeof knownMessages)[KnownMessage];

// Some servers send "！" (full-width) instead of "!"; case and full stop differ, too.
const normalise = (message: string) =>
  message
    .replaceAll('！', '!')
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');

/** Longer texts are not known messages, and matching them would take long. */
const longestMessage = 1000;

const placeholder = /\{(\w+)\}/g;
const entries = Object.entries(knownMessages) as [KnownMessage, KnownMessageKey][];
const keyByText = new Map<string, KnownMessageKey>(entries.map(([text, key]) => [normalise(text), key]));
const patterns = entries
  .filter(([text]) => text.includes('{'))
  .map(([text, key]) => ({
    key,
    pattern: new RegExp(
      `^${normalise(text).replace(/[.()]/g, '\\$&').replace(placeholder, '(?<$1>.+)')}$`,
      's',
    ),
  }));
// Reversed, because later entries replace earlier ones in a Map and the first text of a key is the one to send.
const textByKey = new Map<KnownMessageKey, KnownMessage>(
  entries.toReversed().map(([text, key]) => [key, text]),
);

/** All keys, for checking that message catalogues are complete. */
export const knownMessageKeys: readonly KnownMessageKey[] = [...new Set(Object.values(knownMessages))];

/** Finds the stable key of a server's message, ignoring case and full stop; `undefined` for an unknown message. */
export function knownMessageKey(message: string): KnownMessageKey | undefined {
  if (message.length > longestMessage) return undefined;
  const text = normalise(message);
  return keyByText.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.key;
}

/** The values in a server's message, such as `{ seconds: '42' }`; empty for one without, and for an unknown one. */
export function knownMessageValues(message: string): Readonly<Record<string, string>> {
  if (message.length > longestMessage) return {};
  const text = normalise(message);
  return patterns.find(({ pattern }) => pattern.test(text))?.pattern.exec(text)?.groups ?? {};
}

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type TextOf<Key extends KnownMessageKey> = {
  [Text in KnownMessage]: (typeof knownMessages)[Text] extends Key ? Text : never;
}[KnownMessage];
/** The values of a message's placeholders; most messages have none. */
export type KnownMessageValues<Key extends KnownMessageKey> = [Placeholders<TextOf<Key>>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<TextOf<Key>>, string | number>>];

/** The English message of a key, as a server of this contract sends it. */
export function knownMessageText<Key extends KnownMessageKey>(
  key: Key,
  ...[values]: KnownMessageValues<Key>
): string {
  const filled: Readonly<Record<string, string | number>> = values ?? {};
  return (textByKey.get(key) ?? key).replace(placeholder, (match) =>
    String(filled[match.slice(1, -1)] ?? match),
  );
}
