import { FavouriteButton as IconFavouriteButton, useToast } from '@marketfront/ui';
import { paths, usePath } from '../../navigation/index.ts';
import { useSendToggle } from '../../forms/index.ts';
import { useFavourite } from '../../state/favourites.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';

interface FavouriteButtonProps {
  readonly productId: number;
  /** The name of the product. */
  readonly name: string;
  /** What the page knows; cards of lists know nothing. */
  readonly favourite?: boolean;
  /** The id of its form, where it is not in one. */
  readonly form?: string;
}

/** Adds a product to the favourites: shown at once, undone when the server refuses, and repeated after signing in. */
export function FavouriteButton({ productId, name, favourite, form }: FavouriteButtonProps) {
  const path = usePath();
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const { on, setOn } = useFavourite(productId, favourite);
  const addressOf = (to: boolean) =>
    path(paths.resources.favourite({ product: productId, on: to ? '1' : '0' }));
  const send = useSendToggle({
    show: setOn,
    addressOf,
    onDone: ({ message }) => toast({ tone: 'success', message }),
  });

  return (
    <IconFavouriteButton
      name={name}
      type="submit"
      form={form}
      formAction={addressOf(!on)}
      pressed={on}
      onClick={(event) => {
        // Prevented: the answer of the server decides, not the press.
        event.preventDefault();
        whenSignedIn(() => void send(!on), `favourite:${productId}`);
      }}
    />
  );
}
