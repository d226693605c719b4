import { useMessages } from '../../messages/index.ts';
import { useRoot } from '../../navigation/index.ts';
import type { CartLineView } from './cart-view.server.ts';
import { IntentButton } from './intent-button.tsx';
import { cartIntent } from './intents.ts';

/** The actions that take a line out of the cart without losing it. */
export type Keeping = 'later' | 'favourite';

export const keepingIntent = (keeping: Keeping, { id, productId, skuId, quantity }: CartLineView): string =>
  keeping === 'later'
    ? cartIntent('later', id, productId, skuId, quantity)
    : cartIntent('favourite', id, productId);

interface KeepButtonsProps {
  readonly line: CartLineView;
  readonly onKeep: (line: CartLineView, keeping: Keeping) => void;
}

/** "Save for later", and "Move to favourites" if the shopper has favourites. */
export function KeepButtons({ line, onKeep }: KeepButtonsProps) {
  const t = useMessages('cart');
  const { shopper } = useRoot();
  const button = (keeping: Keeping, text: string) => (
    <IntentButton
      intent={keepingIntent(keeping, line)}
      removesLine
      aria-label={`${text}: ${line.name}`}
      onSend={() => onKeep(line, keeping)}
    >
      {text}
    </IntentButton>
  );
  return (
    <>
      {button('later', t('cart.later'))}
      {shopper.signedIn && button('favourite', t('cart.favourite'))}
    </>
  );
}
