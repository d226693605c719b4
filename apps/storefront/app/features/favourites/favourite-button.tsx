import { FavouriteButton as IconFavouriteButton, useToast } from '@marketfront/ui';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { useTellFailure } from '../../platform/use-tell-failure.ts';
import { useFavourite } from '../../state/favourites.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import type { FavouriteAnswer } from './favourite-action.server.ts';

interface FavouriteButtonProps {
  readonly productId: number;
  /** The name of the product. */
  readonly name: string;
  /** What the page knows; cards of lists know nothing. */
  readonly favourite?: boolean;
}

/** Adds a product to the favourites: shown at once, undone when the server refuses, and repeated after signing in. */
export function FavouriteButton({ productId, name, favourite }: FavouriteButtonProps) {
  const path = usePath();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const whenSignedIn = useWhenSignedIn();
  const { on, setOn } = useFavourite(productId, favourite);
  const change = { product: productId, on: on ? '0' : '1' } as const;
  const address = path(paths.resources.favourite(change));

  const submit = async () => {
    setOn(!on);
    const answer = await fetchJson<FavouriteAnswer>(address, new FormData());
    if (answer?.ok) {
      setOn(answer.on);
      toast({ tone: 'success', message: answer.message });
      return;
    }
    setOn(on);
    tellFailure(answer?.message, () => void submit());
  };

  return (
    <IconFavouriteButton
      name={name}
      type="submit"
      formAction={address}
      pressed={on}
      onClick={(event) => {
        // Prevented: the answer of the server decides, not the press.
        event.preventDefault();
        whenSignedIn(() => void submit(), `favourite:${productId}`);
      }}
    />
  );
}
