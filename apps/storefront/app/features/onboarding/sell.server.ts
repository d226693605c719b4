import { getMessages } from '../../messages/index.ts';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { loadMerchantAgreement } from './agreement.server.ts';

/** The information for sellers before they apply; data that the back end does not give is left out. */
export async function loadSell(shop: Shop) {
  const [fees, types, site, agreement, t] = await Promise.all([
    withTimeout(queries.storeClassifications(shop)),
    withTimeout(queries.storeTypes(shop)),
    withTimeout(queries.site(shop)),
    loadMerchantAgreement(shop),
    getMessages(shop.locale.code, 'onboarding'),
  ]);
  return {
    fees: fees ?? [],
    types: (types ?? []).filter(({ requirements }) => requirements !== null),
    title: t('onboarding.title', { name: site?.name || 'Marketfront' }),
    lead: t('onboarding.lead'),
    agreement,
    locale: shop.locale.code,
  };
}
export type SellData = Awaited<ReturnType<typeof loadSell>>;
