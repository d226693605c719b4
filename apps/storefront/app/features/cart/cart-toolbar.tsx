import { Checkbox, scriptOnly, Spread } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { useCartSelection } from '../../state/cart.ts';
import type { CartLineView } from './cart.server.ts';
import { IntentButton } from './intent-button.tsx';
import { cartIntent } from './intents.ts';

interface CartToolbarProps {
  readonly lines: readonly CartLineView[];
  readonly selection: ReturnType<typeof useCartSelection>;
  readonly onRemoveSelected: () => void;
}

/** What concerns the lines of all stores. Without script the boxes of the lines say which are selected. */
export function CartToolbar({ lines, selection, onRemoveSelected }: CartToolbarProps) {
  const t = useMessages('cart');
  const ids = lines.map(({ skuId }) => skuId);
  const picked = ids.filter((id) => selection.has(id)).length;
  return (
    <Spread>
      <Checkbox
        className={scriptOnly}
        checked={picked === ids.length}
        indeterminate={picked > 0 && picked < ids.length}
        onChange={(event) => selection.set(ids, event.currentTarget.checked)}
      >
        {t('cart.selectAll', { count: ids.length })}
      </Checkbox>
      <IntentButton intent={cartIntent('removeSelected')} onSend={onRemoveSelected}>
        {t('cart.removeSelected')}
      </IntentButton>
    </Spread>
  );
}
