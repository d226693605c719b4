import type { ProductCard as Product } from '@marketfront/api-client';
import { Button, ButtonLink } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath, useRoot } from '../../platform/root-data.ts';
import { useAddToCart } from './product/use-add-to-cart.ts';

type Addable = Pick<Product, 'id' | 'name' | 'skuId'>;

/** Adds a product without options to the cart; the others lead to their options. */
export function QuickAdd({ product }: { product: Addable }) {
  const t = useMessages('catalog');
  if (product.skuId !== null) return <AddForm product={product} skuId={product.skuId} />;
  return (
    <ButtonLink
      size="sm"
      href={paths.product(product.id)}
      aria-label={`${t('catalog.seeOptions')}: ${product.name}`}
    >
      {t('catalog.seeOptions')}
    </ButtonLink>
  );
}

/** The form of the product's page, without its choices: its button has all that is sent. */
function AddForm({ product, skuId }: { product: Addable; skuId: number }) {
  const t = useMessages('catalog');
  const path = usePath();
  const { add, adding } = useAddToCart(product.id);
  const { attempt } = useRoot();
  return (
    <form
      method="post"
      action={path(paths.product(product.id))}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        void add(new FormData(event.currentTarget, submitter));
      }}
    >
      {attempt && <input type="hidden" name="attempt" value={attempt} />}
      <Button
        size="sm"
        type="submit"
        name="sku"
        value={skuId}
        loading={adding}
        aria-label={`${t('catalog.addToCart')}: ${product.name}`}
      >
        {t('catalog.addToCart')}
      </Button>
    </form>
  );
}
