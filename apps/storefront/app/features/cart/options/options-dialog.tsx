import {
  chooseSkuValue,
  compareMoney,
  findSku,
  initialSelection,
  type Sku,
  skuOptions,
} from '@marketfront/api-client';
import { Button, Dialog, Inline, Price, SkuPicker, Stack, Text, useFormatPrice } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { hasPictures, priceDifference } from '../../catalog/index.ts';
import type { CartLineView } from '../cart-view.server.ts';
import type { CartOptions } from '../change-line.server.ts';

export interface OptionsDialogProps {
  readonly line: CartLineView;
  readonly product: CartOptions;
  /** The SKUs of the other lines. */
  readonly inCart: readonly number[];
  readonly onChoose: (skuId: number) => void;
  readonly onClose: () => void;
}

/** The options of a line's product and their effects: price, quantity, another line that already holds them. */
export function OptionsDialog({ line, product, inCart, onChoose, onClose }: OptionsDialogProps) {
  const t = useMessages('cart');
  const price = useFormatPrice(undefined, { short: true });
  const [selection, setSelection] = useState(() => initialSelection(product, line.skuId));
  const sku = findSku(product, selection);
  const signed = (difference: string | undefined) =>
    difference && `${compareMoney(difference, '0') > 0 ? '+' : '−'}${price(difference.replace('-', ''))}`;
  return (
    <Dialog
      open
      size="sm"
      title={t('cart.changeTitle')}
      description={line.name}
      onClose={onClose}
      footer={
        <Inline gap="sm" justify="end">
          <Button onClick={onClose}>{t('cart.changeCancel')}</Button>
          <Button
            tone="primary"
            disabled={!sku || sku.stock < 1}
            onClick={() => {
              if (sku) onChoose(sku.id);
            }}
          >
            {t('cart.changeSave')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="md">
        <SkuPicker
          attributes={skuOptions(product, selection).map(({ attribute, options }) => ({
            name: attribute.name,
            label: attribute.name,
            values: options.map(({ value, available }) => ({
              value,
              label: value,
              image: pictureFor(product, attribute.name, value),
              difference: signed(priceDifference(product, selection, attribute.name, value)),
              unavailable: !available,
            })),
          }))}
          selected={selection}
          onChange={({ name, value }) => setSelection(chooseSkuValue(product, selection, name, value))}
          namePrefix="option-"
        />
        {sku && <Price amount={sku.price} was={sku.listPrice ?? undefined} size="lg" />}
        <Text size="sm" tone={sku && sku.stock > 0 ? 'muted' : 'critical'} role="status">
          {sku ? <Consequence sku={sku} line={line} isInCart={inCart.includes(sku.id)} /> : null}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface ConsequenceProps {
  readonly sku: Pick<Sku, 'stock'>;
  readonly line: CartLineView;
  readonly isInCart: boolean;
}

/** The side effects of choosing these options. */
function Consequence({ sku, line, isInCart }: ConsequenceProps) {
  const t = useMessages('cart');
  if (sku.stock < 1) return t('cart.optionGone');
  if (isInCart) return t('cart.optionInCart');
  if (sku.stock < line.quantity) return t('cart.quantityBecomes', { count: sku.stock });
  return line.quantity > 1 ? t('cart.quantityStays', { count: line.quantity }) : null;
}

/** The picture of a value, for the attribute whose values look different (usually colour). */
function pictureFor(product: CartOptions, attribute: string, value: string): string | undefined {
  if (!hasPictures(product, attribute)) return undefined;
  const index = product.attributes.findIndex(({ name }) => name === attribute);
  return product.skus.find(({ values }) => values[index] === value)?.image?.url;
}
