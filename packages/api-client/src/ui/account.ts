import type { Address, Coupon, Review, User, UserCoupon } from '../index.ts';

/** The props of `ReviewItem`. You supply the text of the date. */
export const reviewItemProps = ({
  author,
  avatar,
  stars,
  text,
  pictures,
  variant,
  storeReply,
  verified,
  language,
}: Pick<Review, 'author' | 'avatar' | 'stars' | 'text' | 'pictures' | 'variant' | 'storeReply'> &
  Partial<Pick<Review, 'verified' | 'language'>>) => ({
  author,
  avatar: avatar ?? undefined,
  rating: stars,
  text: text ?? '',
  images: pictures,
  variant: variant ?? undefined,
  verified: verified ?? false,
  lang: language ?? undefined,
  reply: storeReply === null ? undefined : { text: storeReply },
});

const couponCardStates = {
  usable: 'available',
  notStarted: 'available',
  used: 'used',
  expired: 'expired',
} as const;

/** The props of `CouponCard`. You supply the texts of minimum, scope and validity. */
export const couponCardProps = (coupon: Coupon | UserCoupon) => ({
  amount: coupon.amount,
  title: coupon.name,
  state:
    'state' in coupon
      ? couponCardStates[coupon.state]
      : coupon.received
        ? ('claimed' as const)
        : ('available' as const),
});

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' ') || undefined;

type ListedAddress = Pick<
  Address,
  'name' | 'detail' | 'postCode' | 'countryCode' | 'phone' | 'email' | 'isDefault'
>;

/**
 * The props of `AddressCard`.
 * @param countryName the country in the language of the page
 */
export const addressCardProps = (address: ListedAddress, countryName?: string | null) => ({
  name: address.name,
  lines: [address.detail, joined(address.postCode, countryName) ?? ''].filter((line) => line !== ''),
  phone: address.phone === null ? undefined : joined(address.countryCode, address.phone),
  email: address.email ?? undefined,
  isDefault: address.isDefault,
});

/** The props of `ProfileCard`. The balance comes from `api.account.balance()`. */
export const profileCardProps = ({
  nickname,
  avatar,
  countryCode,
  phone,
  email,
}: Pick<User, 'nickname' | 'avatar' | 'countryCode' | 'phone' | 'email'>) => ({
  nickname,
  avatar: avatar ?? undefined,
  phone: phone === null ? undefined : joined(countryCode, phone),
  email: email ?? undefined,
});
