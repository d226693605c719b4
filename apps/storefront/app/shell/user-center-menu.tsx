import {
  IconBell,
  IconCoupon,
  IconGift,
  IconGrid,
  IconHeart,
  IconOrders,
  IconPin,
  IconReturn,
  IconStar,
  IconStore,
  IconUser,
  IconWallet,
} from '@marketfront/ui';
import type { ReactNode } from 'react';
import type { PageTextCode } from '../features/account/index.server.ts';
import { accountPaths } from '../navigation/index.ts';

interface Entry {
  readonly href: string;
  readonly icon: ReactNode;
  readonly message:
    | 'account.menuOverview'
    | 'account.myOrder'
    | 'account.menuRefunds'
    | 'account.menuReviews'
    | 'account.menuWishList'
    | 'account.menuStores'
    | 'account.menuCoupons'
    | 'account.menuPoints'
    | 'account.menuBalance'
    | 'account.menuAddresses'
    | 'account.menuNotifications'
    | 'account.menuProfile';
  /** The server's page text that replaces the message (spec §3). */
  readonly code?: PageTextCode;
  /** Whether a path is another page that belongs to it. */
  readonly isBelow?: (path: string) => boolean;
}

/** The pages of the user center, in the order of its menu. */
export const userCenterMenu: readonly Entry[] = [
  { href: accountPaths.userCenter(), icon: <IconGrid />, message: 'account.menuOverview' },
  {
    href: accountPaths.orders(),
    icon: <IconOrders />,
    message: 'account.myOrder',
    code: 'my_order',
    isBelow: (path) => [accountPaths.order(), accountPaths.logistics()].includes(path),
  },
  {
    href: accountPaths.refunds(),
    icon: <IconReturn />,
    message: 'account.menuRefunds',
    isBelow: (path) => [accountPaths.refund(), accountPaths.requestRefund()].includes(path),
  },
  {
    href: accountPaths.reviews(),
    icon: <IconStar />,
    message: 'account.menuReviews',
    isBelow: (path) => path === accountPaths.writeReview(),
  },
  { href: accountPaths.wishList(), icon: <IconHeart />, message: 'account.menuWishList', code: 'wish_list' },
  { href: accountPaths.followedStores(), icon: <IconStore />, message: 'account.menuStores' },
  { href: accountPaths.coupons(), icon: <IconCoupon />, message: 'account.menuCoupons' },
  { href: accountPaths.points(), icon: <IconGift />, message: 'account.menuPoints' },
  { href: accountPaths.balance(), icon: <IconWallet />, message: 'account.menuBalance' },
  {
    href: accountPaths.addresses(),
    icon: <IconPin />,
    message: 'account.menuAddresses',
    code: 'address',
    isBelow: (path) => path === accountPaths.addressEdit(),
  },
  {
    href: accountPaths.notifications(),
    icon: <IconBell />,
    message: 'account.menuNotifications',
    isBelow: (path) => path === accountPaths.notificationSettings(),
  },
  { href: accountPaths.profile(), icon: <IconUser />, message: 'account.menuProfile' },
];

/** Whether an entry's page, or one that belongs to it, is open. */
export const isOpen = ({ href, isBelow }: Pick<Entry, 'href' | 'isBelow'>, path: string): boolean =>
  path === href || (isBelow?.(path) ?? false);
