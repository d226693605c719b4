import { cleanHtml } from '../../platform/clean-html.server.ts';
import { config } from '../../platform/config.server.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** The agreement for merchants as harmless HTML; null where the back end has none. */
export async function loadMerchantAgreement(shop: Shop): Promise<string | null> {
  const html = await withTimeout(queries.settlementAgreement(shop));
  return html ? cleanHtml(html, config.apiPublicOrigin) : null;
}
