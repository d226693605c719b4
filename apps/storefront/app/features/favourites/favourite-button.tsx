import { Button, IconHeart, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath, useRoot } from '../../platform/root-data.ts';
import { useOpenLogin } from '../../state/login-dialog.ts';
import type { FavouriteAnswer } from './favourite-action.server.ts';

/** Adds a product to the favourites: shown at once, undone when the server refuses, and repeated after signing in. */
export function FavouriteButton({ productId, favourite }: { productId: number; favourite: boolean }) {
  const t = useMessages('favourites');
  const site = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const { shopper } = useRoot();
  const openLogin = useOpenLogin();
  const [changed, setChanged] = useState<boolean>();
  const on = changed ?? favourite;
  const change = { product: productId, on: on ? '0' : '1' } as const;
  const address = path(paths.resources.favourite(change));

  const submit = async () => {
    setChanged(!on);
    const answer = await fetchJson<FavouriteAnswer>(address, new FormData());
    if (answer?.ok) {
      setChanged(answer.on);
      toast({ tone: 'success', message: answer.message });
      return;
    }
    setChanged(on);
    toast({
      tone: 'critical',
      message: answer?.message ?? site('site.unreachable'),
      ...(!answer && { action: { label: site('site.tryAgain'), onSelect: () => void submit() } }),
    });
  };

  return (
    <Button
      tone="quiet"
      size="lg"
      type="submit"
      name="favourite"
      value={change.on}
      formAction={address}
      aria-pressed={on}
      iconStart={<IconHeart filled={on} />}
      onClick={(event) => {
        event.preventDefault();
        if (shopper.signedIn) void submit();
        else openLogin(() => void submit());
      }}
    >
      {t(on ? 'favourites.added' : 'favourites.add')}
    </Button>
  );
}
