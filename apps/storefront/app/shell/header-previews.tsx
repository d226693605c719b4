import { HoverCard, Spinner } from '@marketfront/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { type MessageArea, preloadMessages } from '../messages/index.ts';
import { useRoot } from '../navigation/index.ts';
import { useResource } from '../http/index.ts';
import { useIsAddedShown, whenAdded } from '../state/added-to-cart.ts';
import { cartPreview } from '../features/cart/index.ts';
import { accountPreview } from '../features/account/index.ts';

const contents = () => import('./header-preview-cards.tsx');
const CartContent = lazy(() => contents().then(({ CartContent: cart }) => ({ default: cart })));
const AccountContent = lazy(() => contents().then(({ AccountContent: account }) => ({ default: account })));

/**
 * Loads the data of a card, its messages and its code each time the pointer or the focus reaches the link, even before
 * script has loaded. If any of them cannot be loaded there is no card: the link works without it. The card stays closed
 * while the panel that confirms an addition to the cart is in its place.
 */
function usePreview<Data>(
  { read }: { read: () => Promise<Data | null | undefined> },
  areas: readonly MessageArea[],
) {
  const { locale } = useRoot();
  const [data, setData] = useState<Data>();
  const [isOpen, setOpen] = useState(false);
  const isCovered = useIsAddedShown();
  if (isCovered && isOpen) setOpen(false);
  const load = async () => {
    const everything = [
      whenAdded().then(read),
      contents(),
      ...areas.map((area) => preloadMessages(locale, area)),
    ] as const;
    const [loaded] = await Promise.all(everything).catch(() => [undefined]);
    setData(loaded ?? undefined);
    if (!loaded) setOpen(false);
  };
  const intent = {
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    open: isOpen,
    onOpenChange: ({ open }: { open: boolean }) => {
      setOpen(open && !isCovered);
      if (open && !data) void load();
    },
  };
  return [data, intent] as const;
}

const loading = <Spinner />;

/** The cart preview, on hover and focus of the cart link: its lines and its total. */
export function CartPreview({ children }: { children: ReactElement }) {
  const [data, intent] = usePreview(useResource(cartPreview), ['cart']);
  const content = data ? <CartContent data={data} /> : loading;
  return (
    <HoverCard {...intent} align="end" content={<Suspense fallback={loading}>{content}</Suspense>}>
      {children}
    </HoverCard>
  );
}

/** The account preview, on hover and focus of the account link: orders, messages and signing out. */
export function AccountPreview({ children }: { children: ReactElement }) {
  const areas = ['account', 'auth', 'orders'] as const;
  const [data, intent] = usePreview(useResource(accountPreview), areas);
  const content = data ? <AccountContent data={data} /> : loading;
  return (
    <HoverCard {...intent} align="end" content={<Suspense fallback={loading}>{content}</Suspense>}>
      {children}
    </HoverCard>
  );
}
