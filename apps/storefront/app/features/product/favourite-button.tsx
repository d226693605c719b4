import { Button, IconHeart, useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { usePath, useRoot } from '../../platform/use-root.ts';
import type { action as favouriteAction } from '../../routes/resources.favourite.tsx';
import { useMessages } from '../../messages/index.ts';
import { loginDialog } from '../auth/index.ts';

/** Favourite a product: answers at once, goes back when the server refuses, and survives signing in. */
export function FavouriteButton({ productId, favourite }: { productId: number; favourite: boolean }) {
  const t = useMessages('catalog');
  const path = usePath();
  const fetcher = useFetcher<typeof favouriteAction>();
  const toast = useToast();
  const { shopper } = useRoot();
  const sent = fetcher.formData?.get('on');
  const on = sent ? sent === '1' : fetcher.data?.ok ? fetcher.data.on : favourite;

  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) {
      toast({ tone: fetcher.data.ok ? 'success' : 'critical', message: fetcher.data.message });
    }
  }, [fetcher.state, fetcher.data, toast]);

  const values = { product: String(productId), on: on ? '0' : '1' };
  const action = path('/resources/favourite');
  return (
    <Button
      tone="quiet"
      size="lg"
      type="submit"
      name="favourite"
      value={values.on}
      formAction={`${action}?product=${productId}&on=${values.on}`}
      aria-pressed={on}
      iconStart={<IconHeart filled={on} />}
      onClick={(event) => {
        event.preventDefault();
        const submit = () => void fetcher.submit(values, { method: 'post', action });
        if (shopper.signedIn) submit();
        else loginDialog.open(submit);
      }}
    >
      {t(on ? 'catalog.favourited' : 'catalog.favourite')}
    </Button>
  );
}
