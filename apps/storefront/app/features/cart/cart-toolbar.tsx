import { Spread } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { useCartSelection } from '../../state/cart.ts';
import type { CartLineView } from './cart-view.server.ts';
import { IntentButton } from './intent-button.tsx';
import { cartIntent } from './intents.ts';
import { SelectLines } from './select-lines.tsx';

interface CartToolbarProps {
  readonly lines: readonly CartLineView[];
  readonly selection: ReturnType<typeof useCartSelection>;
  readonly onRemoveSelected: () => void;
}

/** The actions for the lines of all stores. */
export function CartToolbar({ lines, selection, onRemoveSelected }: CartToolbarProps) {
  const t = useMessages('cart');
  const ids = lines.map(({ skuId }) => skuId);
  return (
    <Spread>
      <SelectLines ids={ids} selection={selection}>
        {t('cart.selectAll', { count: ids.length })}
      </SelectLines>
      <IntentButton intent={cartIntent('removeSelected')} onSend={onRemoveSelected}>
        {t('cart.removeSelected')}
      </IntentButton>
    </Spread>
  );
}
