import { Button, CartLine, CartMerchantGroup, Select } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import type { CartLineView, UnavailableLine } from './cart.server.ts';
import { cartIntent } from './intents.ts';
import { RemoveButton } from './remove-button.tsx';
import type { useCartChanges } from './use-cart-changes.ts';

export const productOf = ({ productId, name, image, variant }: CartLineView) => ({
  href: paths.product(productId),
  name,
  image: image?.url ?? '',
  variant,
});

type Changes = Pick<ReturnType<typeof useCartChanges>, 'send'>;

interface UnavailableLinesProps {
  readonly lines: readonly UnavailableLine[];
  readonly changes: Changes;
  readonly onRemove: (line: CartLineView) => void;
}

/** Lines that cannot be ordered as they are. */
export function UnavailableLines({ lines, changes, onRemove }: UnavailableLinesProps) {
  const t = useMessages('cart');
  return (
    <CartMerchantGroup name={t('cart.unavailable')}>
      {lines.map((line) => (
        <CartLine
          key={`${line.id}${line.waiting ? ' waiting' : ''}`}
          {...productOf(line)}
          price={line.price ?? undefined}
          invalid={t(line.waiting ? 'cart.waiting' : 'cart.soldOut')}
          actions={
            <>
              {line.choices.length > 0 && <OtherChoice line={line} changes={changes} />}
              <RemoveButton line={line} onRemove={onRemove} />
            </>
          }
        />
      ))}
    </CartMerchantGroup>
  );
}

/** Changes the line to another variant of its product, here in the cart. */
function OtherChoice({ line, changes }: { line: UnavailableLine; changes: Changes }) {
  const t = useMessages('cart');
  const [chosen, setChosen] = useState(String(line.choices[0]?.skuId));
  const field = `choice-${line.id}`;
  const waiting = line.waiting ? ['waiting'] : [];
  const intent = cartIntent('choose', line.id, line.productId, line.quantity, ...waiting);
  return (
    <>
      <Select
        name={field}
        label={t('cart.otherChoice', { name: line.name })}
        hideLabel
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={line.choices.map(({ skuId, label }) => ({ value: String(skuId), label }))}
      />
      <Button
        size="sm"
        type="submit"
        name="intent"
        value={intent}
        onClick={(event) => {
          event.preventDefault();
          changes.send({ intent, fields: { [field]: chosen } });
        }}
      >
        {t('cart.chooseAgain')}
      </Button>
    </>
  );
}
