import { getMessages } from '../../messages/index.ts';
import { allCookies } from '../../session/index.server.ts';
import { describe } from '../../seo/index.server.ts';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { purposes, readConsent } from '../../session/index.ts';
import { cookiePurposes } from './cookie-purposes.ts';

const cookies = cookiePurposes.map(({ key, purpose }) => ({
  name: allCookies[key].name,
  maxAge: allCookies[key].maxAge,
  purpose,
}));

/** The shopper's consent; `null` if the shop asks nobody. */
function consentOf(shop: Shop) {
  const { version, gpc } = shop.consent;
  if (version === null) return null;
  const decided = readConsent(shop.ownConsent());
  return {
    version,
    gpc,
    granted: purposes.filter((purpose) => shop.grants(purpose)),
    // A decision about other purposes (another version) must be made again.
    decided: decided?.version === version ? { id: decided.id, at: decided.at * 1000 } : null,
  };
}

/** Common questions, the marketplace's contact, and the cookies of the shop. */
export async function loadHelp(shop: Shop) {
  const [home, t] = await Promise.all([
    withTimeout(queries.home(shop)),
    getMessages(shop.locale.code, 'help'),
  ]);
  return {
    title: t('help.title'),
    description: await describe(shop, 'descriptions.help'),
    service: home?.service ?? null,
    cookies,
    consent: consentOf(shop),
    locale: shop.locale.code,
  };
}
export type HelpData = Awaited<ReturnType<typeof loadHelp>>;
