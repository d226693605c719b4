import { FavouriteButton as IconFavouriteButton, useToast } from '@marketfront/ui';
import { type EventItem, track } from '../../events/index.ts';
import { useSendToggle } from '../../forms/index.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import { useResource } from '../../http/index.ts';
import { favourites } from './resources.ts';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  readonly product: EventItem & { readonly id: number };
  /** The state that the page was rendered with; absent on the cards of lists. */
  readonly favourite?: boolean;
  /** The id of its form, if it is outside of one. */
  readonly form?: string;
}

/** Adds a product to the favourites: shown at once, undone if the server refuses, and repeated after signing in. */
export function FavouriteButton({ product, favourite, form }: FavouriteButtonProps) {
  const { id: productId, name } = product;
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const { on, setOn } = useFavourite(productId, favourite);
  const resource = useResource(favourites);
  const change = (to: boolean) => ({ product: productId, on: to ? '1' : '0' }) as const;
  const send = useSendToggle({
    show: setOn,
    send: (to) => resource.send(new FormData(), change(to)),
    onDone: ({ message, on: added }) => {
      toast({ tone: 'success', message });
      if (added) track('add_to_wishlist', product);
    },
  });

  return (
    <IconFavouriteButton
      name={name}
      type="submit"
      form={form}
      formAction={resource.address(change(!on))}
      pressed={on}
      onClick={(event) => {
        // Prevented, because the server's response decides, not the press.
        event.preventDefault();
        whenSignedIn(() => void send(!on), `favourite:${productId}`);
      }}
    />
  );
}
