import { useMessages } from '../../messages/index.ts';
import type { CartLineView } from './cart-view.server.ts';
import { IntentButton } from './intent-button.tsx';
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
    <IntentButton
      intent={removalOf(line)}
      removesLine
      aria-label={t('cart.removeLine', { name: line.name })}
      onSend={() => onRemove(line)}
    >
      {t('cart.remove')}
    </IntentButton>
  );
}
