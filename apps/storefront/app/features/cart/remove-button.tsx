import { Button } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { CartLineView } from './cart.server.ts';
import { cartIntent } from './intents.ts';

/** The intent that removes a line from the cart. */
export const removalOf = ({ id, waiting }: CartLineView): string =>
  cartIntent(waiting ? 'forget' : 'remove', id);

interface RemoveButtonProps {
  readonly line: CartLineView;
  readonly onRemove: (line: CartLineView) => void;
}

export function RemoveButton({ line, onRemove }: RemoveButtonProps) {
  const t = useMessages('cart');
  return (
    <Button
      tone="quiet"
      size="sm"
      type="submit"
      name="intent"
      value={removalOf(line)}
      data-removes-line
      aria-label={t('cart.removeLine', { name: line.name })}
      onClick={(event) => {
        event.preventDefault();
        onRemove(line);
      }}
    >
      {t('cart.remove')}
    </Button>
  );
}
