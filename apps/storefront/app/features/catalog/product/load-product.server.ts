import {
  type Category,
  initialSelection,
  limits,
  parsePositiveInteger,
  type Picture,
  type Product,
  type Sku,
} from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import { cleanHtml, plainText } from '../../../content/index.server.ts';
import { config, withTimeout } from '../../../services/index.server.ts';
import { notFound, queries, type Shop } from '../../../http/index.server.ts';
import { categoryPathTo } from '../category-path.ts';
import { loadDelivery } from './delivery.server.ts';
import { loadProductCoupons } from './product-coupons.server.ts';
import { takeFormDraft } from '../../../drafts/index.server.ts';

const recommendationsShown = 8;

/**
 * A product, its delivery and its recommendations. The URL parameters may select a SKU (`sku`), single options
 * (`a<attribute id>`) and a country.
 */
export async function loadProduct(shop: Shop, productId: string | undefined, given: URLSearchParams) {
  const id = parsePositiveInteger(productId);
  if (!id) {
    const t = await getMessages(shop.locale.code, 'catalog');
    throw notFound(t('catalog.itemNotFound'));
  }
  // Without script, the page shows the choice again if the form could not add it to the cart.
  const typed = await takeFormDraft(shop);
  const params = new URLSearchParams({ ...Object.fromEntries(given), ...typed });
  const [product, tree, recommended, delivery] = await Promise.all([
    // For signed-in shoppers the response says whether the product is a favourite, so it is not shared.
    shop.signedIn ? shop.api.catalog.product(id) : queries.product(shop, id),
    withTimeout(queries.categories(shop)),
    withTimeout(queries.recommendations(shop, { productId: id, page: 1, limit: recommendationsShown })),
    loadDelivery(shop, id, params),
  ]);
  const coupons = product.soldOut ? [] : await loadProductCoupons(shop, product);
  const chosen = Object.fromEntries(
    product.attributes.flatMap(({ id, name, values }) => {
      const value = params.get(`a${id}`);
      return value !== null && values.includes(value) ? [[name, value]] : [];
    }),
  );
  return {
    categories: categoriesOf(product, tree ?? []),
    product: {
      ...product,
      skus: shareGalleries(product.skus),
      // Reduced to plain text, which is all that the page shows.
      guarantees: product.guarantees.map((guarantee) => ({
        ...guarantee,
        content: guarantee.content && plainText(guarantee.content),
      })),
      contentHtml: null,
      sizeGuideHtml: null,
    },
    mostPieces: limits.cartQuantity.max,
    sizeGuide: cleanHtml(product.sizeGuideHtml, config.apiPublicOrigin),
    content: cleanHtml(product.contentHtml, config.apiPublicOrigin),
    asked: params.has('sku') || Object.keys(chosen).length > 0,
    selection: { ...initialSelection(product, parsePositiveInteger(params.get('sku'))), ...chosen },
    typed: {
      quantity: parsePositiveInteger(typed?.quantity) ?? 1,
      idempotencyKey: typed?.idempotencyKey ?? null,
    },
    delivery,
    coupons,
    recommended: recommended?.items.filter((other) => other.id !== id) ?? [],
  };
}

/** The categories of the product, from the top down; none if the tree does not contain its own. */
function categoriesOf({ categoryIds }: Product, tree: readonly Category[]) {
  const trails = categoryIds.map((id) => categoryPathTo(tree, id) ?? []);
  const longest = trails.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.map(({ id, name }) => ({ id, name }));
}

/** SKUs with the same pictures, such as the sizes of a colour, share one list, so that the page data holds it once. */
function shareGalleries(skus: readonly Sku[]): Sku[] {
  const known = new Map<string, Picture[]>();
  return skus.map((sku) => {
    const key = sku.gallery.map(({ url }) => url).join(' ');
    const gallery = known.get(key) ?? sku.gallery;
    known.set(key, gallery);
    return { ...sku, gallery };
  });
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
