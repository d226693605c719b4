import { cleanHtml } from '../../content/index.server.ts';
import { config, withTimeout } from '../../services/index.server.ts';
import { queries, type Shop } from '../../http/index.server.ts';

/** The agreement for merchants as sanitised HTML; null if the back end has none. */
export async function loadMerchantAgreement(shop: Shop): Promise<string | null> {
  const html = await withTimeout(queries.settlementAgreement(shop));
  return html ? cleanHtml(html, config.apiPublicOrigin) : null;
}
