import { useToast } from '@marketfront/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { preloadMessages, useMessages } from '../../../messages/index.ts';
import { paths, usePath, useRoot } from '../../../navigation/index.ts';
import { noteAddedShown, useAddedToCart } from '../../../state/added-to-cart.ts';
import type { AddedData } from './added.server.ts';
import { useResource } from '../../../http/index.ts';
import { addedToCart } from '../resources.ts';

/** Screens with room beside the panel. */
const wide = '(min-width: 45em)';

interface Shown {
  readonly added: AddedData;
  readonly isBeside: boolean;
  readonly Drawer: ComponentType<{ added: AddedData; isBeside: boolean; onClose: () => void }>;
  readonly number: number;
}

/**
 * Shows the item just added to the cart on any page. Its code is loaded on the first use; if the code or the response
 * is missing, a toast reports the addition.
 */
export function AddedHost() {
  const path = usePath();
  const resource = useResource(addedToCart);
  const navigate = useNavigate();
  const toast = useToast();
  const { locale } = useRoot();
  const t = useMessages('site');
  const [added, setAdded] = useAddedToCart();
  const [shown, setShown] = useState<Shown>();
  const { key } = useLocation();
  const isShown = shown !== undefined;
  useEffect(() => {
    noteAddedShown(isShown);
    return () => noteAddedShown(false);
  }, [isShown]);

  const latest = useRef(added);
  const show = async () => {
    latest.current = added;
    if (!added) return;
    const everything = [
      resource.read({ ...added }),
      import('./added-drawer.tsx'),
      preloadMessages(locale, 'cart'),
      preloadMessages(locale, 'catalog'),
    ] as const;
    const [data, code] = await Promise.all(everything).catch(() => [undefined, undefined]);
    // Another item was added in the meantime, or the page has changed.
    if (latest.current !== added) return;
    setAdded(null);
    if (data && code) {
      setShown((before) => ({
        added: data,
        Drawer: code.AddedDrawer,
        isBeside: matchMedia(wide).matches,
        number: (before?.number ?? 0) + 1,
      }));
      return;
    }
    toast({
      tone: 'success',
      message: t('site.added'),
      action: { label: t('site.goToCart'), onSelect: () => void navigate(path(paths.cart())) },
    });
  };
  const showLatest = useRef(show);
  useEffect(() => {
    showLatest.current = show;
  });
  useEffect(() => void showLatest.current(), [added]);
  useEffect(() => () => setShown(undefined), [key]);

  // Pressing the page beside the drawer closes it, as with a menu.
  useEffect(() => {
    if (!shown?.isBeside) return undefined;
    const close = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('dialog'))) setShown(undefined);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [shown]);

  if (!shown) return null;
  const { Drawer, number, ...props } = shown;
  return <Drawer key={number} {...props} onClose={() => setShown(undefined)} />;
}
