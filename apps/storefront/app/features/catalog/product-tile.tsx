import type { ProductCard as Product } from '@marketfront/api-client';
import { productCardProps } from '@marketfront/api-client/ui';
import { Badge, ProductCard, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { pageForm } from '../../forms/index.ts';
import { type ReactNode, useState } from 'react';
import { useSelectItem } from '../../events/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { loadViews } from './card-views.ts';
import { QuickAdd } from './quick-add.tsx';
import { useResource } from '../../http/index.ts';
import { productViews } from './resources.ts';
import { paths } from '../../navigation/index.ts';

interface ProductTileProps {
  readonly product: Product;
  readonly priority?: boolean;
  readonly eager?: boolean;
  /** For the store's own pages, which need not name the store again. */
  readonly ofStore?: boolean;
  /** Replaces the quick add. */
  readonly action?: ReactNode;
  /** Replaces the delivery note. */
  readonly note?: ReactNode;
  /** Its rank in a ranking. */
  readonly rank?: ReactNode;
}

/** The card of a product in all product lists. */
export function ProductTile({
  product,
  priority = false,
  eager = false,
  ofStore = false,
  action,
  note,
  rank,
}: ProductTileProps) {
  const t = useMessages('catalog');
  const price = useFormatPrice(undefined, { short: true });
  const pictures = useResource(productViews);
  const [views, setViews] = useState<readonly string[]>();
  const select = useSelectItem(product);
  const { freeShipping, couponMoney, soldOut, unitPrice } = product;
  const notes = [
    freeShipping && t('catalog.freeShipping'),
    // A sold-out product needs no coupon.
    couponMoney !== null && !soldOut && t('catalog.couponOff', { amount: price(couponMoney) }),
  ].filter(Boolean);
  return (
    <ProductCard
      {...productCardProps(ofStore ? { ...product, storeName: null } : product, paths)}
      hoverImages={views}
      onClickCapture={select}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType !== 'mouse' || views) return;
        loadViews(currentTarget, () => pictures.read({ product: product.id }), setViews);
      }}
      badge={rank ?? (product.selfOperated && !ofStore && <Badge>{t('catalog.selfOperated')}</Badge>)}
      unitPrice={
        unitPrice && t('catalog.unitPrice', { price: price(unitPrice.amount), measure: unitPrice.measure })
      }
      note={note ?? notes.join(' · ')}
      favourite={<FavouriteButton product={product} form={pageForm} />}
      action={action ?? (!product.soldOut && <QuickAdd product={product} />)}
      priority={priority}
      eager={eager}
    />
  );
}
