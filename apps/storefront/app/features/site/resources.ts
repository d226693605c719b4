import { defineResource } from '../../http/index.ts';
import type { ForYouPage } from '../../state/for-you.ts';
import type { DealState } from './home/home.server.ts';
import type { NamedCountry } from './region.server.ts';

/** The countries that merchants deliver to, for the panel of the header. */
export const deliveryCountries = defineResource<{ load: readonly NamedCountry[] }>('countries');

/** The time and what the deals have left, for a page that was rendered earlier. */
export const dealStates = defineResource<{ load: DealState }>('deals');

/** More goods for the end of the home page; `like`: those that go with this product first. */
export const forYou = defineResource<{
  query: { page: number; like?: number | undefined };
  load: ForYouPage;
}>('for-you');
