import { getMessages } from '../messages/index.ts';
import type { Shop } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';
import { mustAsk } from '../session/consent.ts';
import { takeEvent } from './told-event.server.ts';

/** The data that each page needs to ask for consent and to report events; `null` if the shop does neither. */
export async function loadRootEvents(shop: Shop) {
  const { consentVersion: version, adapters } = config;
  if (version === null) return null;
  const asks = mustAsk({ ...shop.consent, cookie: shop.cookies.get('consent') });
  const t = asks ? await getMessages(shop.locale.code, 'consent') : undefined;
  return {
    version,
    adapters,
    told: takeEvent(shop),
    /** The question, in the language of the page: no page loads its messages otherwise. */
    question: t
      ? {
          title: t('consent.title'),
          text: t('consent.text'),
          acceptAll: t('consent.acceptAll'),
          refuseAll: t('consent.refuseAll'),
          choose: t('consent.choose'),
          skip: t('consent.skip'),
        }
      : null,
  };
}
export type RootEvents = NonNullable<Awaited<ReturnType<typeof loadRootEvents>>>;
