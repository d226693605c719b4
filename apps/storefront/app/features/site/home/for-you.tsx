import { useViewedIds, useViewedProducts } from '../../../state/recently-viewed.ts';
import { useLocaleCode } from '../../../navigation/index.ts';
import { useForYou } from '../../../state/for-you.ts';
import { BecauseViewed, useRelated } from './because-viewed.tsx';
import type { HomeData } from './home.server.ts';
import { JustForYou } from './just-for-you.tsx';

/** The ids of all products on the page that the server rendered. */
const idsOf = ({ deals, stores, activities, featured, trending, hot, arrivals }: HomeData) =>
  [
    ...deals.map(({ product }) => product),
    ...stores.flatMap(({ products }) => products),
    ...activities.flatMap(({ products }) => products),
    ...featured,
    ...trending,
    ...hot,
    ...arrivals,
  ].map(({ id }) => id);

/** The end of the page, which depends on the recently viewed products. No product appears twice on the page. */
export function ForYou({ data }: { data: HomeData }) {
  const viewed = useViewedIds();
  const [last] = viewed;
  const viewedProducts = useViewedProducts();
  const taken = new Set([...idsOf(data), ...viewed]);
  const [{ products }] = useForYou(useLocaleCode(), last);
  const { of, products: related } = useRelated(last, new Set([...taken, ...products.map(({ id }) => id)]));
  for (const { id } of related) taken.add(id);
  const name = viewedProducts.find(({ id }) => id === of)?.name;
  return (
    <>
      {name !== undefined && related.length > 0 && <BecauseViewed name={name} products={related} />}
      <JustForYou last={last} taken={taken} listPages={data.listPages} />
    </>
  );
}
