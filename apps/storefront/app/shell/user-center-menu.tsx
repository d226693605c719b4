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
import { paths } from '../platform/paths.ts';

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
  /** Other pages that belong to it. */
  readonly isBelow?: (path: string) => boolean;
}

/** The pages of the user center, in the order of its menu. */
export const userCenterMenu: readonly Entry[] = [
  { href: paths.userCenter(), icon: <IconGrid />, message: 'account.menuOverview' },
  {
    href: paths.orders(),
    icon: <IconOrders />,
    message: 'account.myOrder',
    code: 'my_order',
    isBelow: (path) => [paths.order(), paths.logistics()].includes(path),
  },
  {
    href: paths.refunds(),
    icon: <IconReturn />,
    message: 'account.menuRefunds',
    isBelow: (path) => [paths.refund(), paths.requestRefund()].includes(path),
  },
  {
    href: paths.reviews(),
    icon: <IconStar />,
    message: 'account.menuReviews',
    isBelow: (path) => path === paths.writeReview(),
  },
  { href: paths.wishList(), icon: <IconHeart />, message: 'account.menuWishList', code: 'wish_list' },
  { href: paths.followedStores(), icon: <IconStore />, message: 'account.menuStores' },
  { href: paths.coupons(), icon: <IconCoupon />, message: 'account.menuCoupons' },
  { href: paths.points(), icon: <IconGift />, message: 'account.menuPoints' },
  { href: paths.balance(), icon: <IconWallet />, message: 'account.menuBalance' },
  {
    href: paths.addresses(),
    icon: <IconPin />,
    message: 'account.menuAddresses',
    code: 'address',
    isBelow: (path) => path === paths.addressEdit(),
  },
  {
    href: paths.notifications(),
    icon: <IconBell />,
    message: 'account.menuNotifications',
    isBelow: (path) => path === paths.notificationSettings(),
  },
  { href: paths.profile(), icon: <IconUser />, message: 'account.menuProfile' },
];

/** Whether an entry's page, or one that belongs to it, is open. */
export const isOpen = ({ href, isBelow }: Pick<Entry, 'href' | 'isBelow'>, path: string): boolean =>
  path === href || (isBelow?.(path) ?? false);
