import { expect } from 'vitest';
import { activities, activityProducts } from '../../db/schema.ts';
import type { Calls } from './calls.ts';

/** The site itself, its activities and languages. */
export async function callSite({ shop, goods, good }: Calls): Promise<void> {
  const [activity] = await shop.db
    .insert(activities)
    .values({ name: { en: 'Spring' }, type: 1, instruction: { en: 'Sale' }, banner: ['/media/b.png'] })
    .returning();
  const aid = activity?.id ?? 0;
  await shop.db.insert(activityProducts).values({ activityId: aid, productId: goods.product.id });
  await good('getHome');
  await good('getSite');
  await good('listActivities');
  await good('listDeals');
  await good('getMarketplace');
  await good('getActivity', { params: { aid } });
  await good('listActivityProducts', { params: { aid } });
  await good('listHotWords');
  await good('getCurrency');
  await good('getColorConfig');
  await good('getImageDomain');
  await good('getBottomNavigation');
  const offered = (await good('listLanguages', { query: { state: 1 } })) ?? [];
  expect(offered.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await good('listPageTexts', { query: { languageCode: 'en', type: 1, url: 'userCenterLayout' } });
  await good('getPayMethods');
  await good('getSettlementAgreement');
}
