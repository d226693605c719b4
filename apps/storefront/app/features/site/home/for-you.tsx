import { useRecentlyViewed } from '../../../state/recently-viewed.ts';
import { useLocaleCode } from '../../../platform/root-data.ts';
import { useForYou } from '../../../state/for-you.ts';
import { BecauseViewed, useRelated } from './because-viewed.tsx';
import type { HomeData } from './home.server.ts';
import { JustForYou } from './just-for-you.tsx';

/** Every product that the page of the server shows. */
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

/** The end of the page, which depends on what was viewed in this browser. No product is twice on the page. */
export function ForYou({ data }: { data: HomeData }) {
  const viewed = useRecentlyViewed();
  const [last] = viewed;
  const taken = new Set([...idsOf(data), ...viewed.map(({ id }) => id)]);
  const [{ products }] = useForYou(useLocaleCode(), last?.id);
  const related = useRelated(last, new Set([...taken, ...products.map(({ id }) => id)]));
  for (const { id } of related) taken.add(id);
  return (
    <>
      {last && related.length > 0 && <BecauseViewed name={last.name} products={related} />}
      <JustForYou last={last?.id} taken={taken} listPages={data.listPages} />
    </>
  );
}
