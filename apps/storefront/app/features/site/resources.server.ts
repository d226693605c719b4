import { serve, shopLoader } from '../../http/index.server.ts';
import { loadForYou } from './home/for-you.server.ts';
import { loadDealState } from './home/home.server.ts';
import { loadCountries } from './region.server.ts';
import { deliveryCountries, dealStates, forYou } from './resources.ts';

export const siteResources = [
  serve(deliveryCountries, { load: shopLoader(loadCountries) }),
  serve(dealStates, { load: shopLoader(loadDealState) }),
  serve(forYou, { load: shopLoader((shop, { url }) => loadForYou(shop, url.searchParams)) }),
];
