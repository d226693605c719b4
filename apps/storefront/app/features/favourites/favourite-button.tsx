import { Button, IconHeart, useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath, useRoot } from '../../platform/root-data.ts';
import { loginDialog } from '../../state/login-dialog.ts';
import type { favouriteAction } from './favourite-action.server.ts';

/** Adds a product to the favourites: shown at once, undone when the server refuses, and repeated after signing in. */
export function FavouriteButton({ productId, favourite }: { productId: number; favourite: boolean }) {
  const t = useMessages('favourites');
  const path = usePath();
  const fetcher = useFetcher<typeof favouriteAction>();
  const toast = useToast();
  const { shopper } = useRoot();
  // Optimistic: while the request runs, the button shows the change as done; a refusal undoes it.
  const sent = fetcher.formAction && new URLSearchParams(fetcher.formAction.split('?')[1]).get('on');
  const on = sent ? sent === '1' : fetcher.data?.ok ? fetcher.data.on : favourite;

  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) {
      toast({ tone: fetcher.data.ok ? 'success' : 'critical', message: fetcher.data.message });
    }
  }, [fetcher.state, fetcher.data, toast]);

  const change = { product: productId, on: on ? '0' : '1' } as const;
  return (
    <Button
      tone="quiet"
      size="lg"
      type="submit"
      name="favourite"
      value={change.on}
      formAction={path(paths.resources.favourite(change))}
      aria-pressed={on}
      iconStart={<IconHeart filled={on} />}
      onClick={(event) => {
        event.preventDefault();
        const submit = () =>
          void fetcher.submit(null, { method: 'post', action: path(paths.resources.favourite(change)) });
        if (shopper.signedIn) submit();
        else loginDialog.open(submit);
      }}
    >
      {t(on ? 'favourites.added' : 'favourites.add')}
    </Button>
  );
}
