import { defineResource } from '../../http/index.ts';
import type { ForYouPage } from '../../state/for-you.ts';
import type { DealState } from './home/home.server.ts';
import type { NamedCountry } from './region.server.ts';

/** The countries that merchants deliver to, for the panel of the header. */
export const deliveryCountries = defineResource<{ load: readonly NamedCountry[] }>('countries');

/** The current time and the remaining stock of the deals, for a page that was rendered earlier. */
export const dealStates = defineResource<{ load: DealState }>('deals');

/** More products for the end of the home page; `like`: those that go with this product come first. */
export const forYou = defineResource<{
  query: { page: number; like?: number | undefined };
  load: ForYouPage;
}>('for-you');
