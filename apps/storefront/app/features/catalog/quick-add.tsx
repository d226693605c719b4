import type { ProductCard as Product } from '@marketfront/api-client';
import { Button, ButtonLink } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { pageForm } from '../../forms/index.ts';
import { paths } from '../../navigation/index.ts';
import { useIsAdding } from '../../state/added-to-cart.ts';
import { useAddToCart } from './product/use-add-to-cart.ts';
import { addToCart } from './resources.ts';
import { useResource } from '../../http/index.ts';

type Addable = Pick<Product, 'id' | 'name' | 'skuId'> & Partial<Pick<Product, 'price' | 'storeName'>>;

/** Adds a product without options to the cart; for other products, it links to their options. */
export function QuickAdd({ product }: { product: Addable }) {
  const t = useMessages('catalog');
  if (product.skuId !== null) return <AddButton product={product} skuId={product.skuId} />;
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

function AddButton({ product, skuId }: { product: Addable; skuId: number }) {
  const t = useMessages('catalog');
  const { address } = useResource(addToCart);
  const add = useAddToCart(product);
  return (
    <Button
      size="sm"
      type="submit"
      form={pageForm}
      formAction={address({ product: product.id })}
      name="sku"
      value={skuId}
      loading={useIsAdding(product.id)}
      aria-label={`${t('catalog.addToCart')}: ${product.name}`}
      onClick={(event) => {
        event.preventDefault();
        const fields = new FormData();
        fields.set('sku', String(skuId));
        void add(fields);
      }}
    >
      {t('catalog.addToCart')}
    </Button>
  );
}
