import { authenticate } from '../features/auth/auth.server.ts';
import { isAuthMode } from '../features/auth/modes.ts';
import { cleanHtml } from '../features/product/sanitize.server.ts';
import { config } from '../platform/config.server.ts';
import { serve, shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/resources.auth';

/** What the dialog needs to know before it opens. */
export function loader({ context }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const [methods, picture] = await Promise.all([
      shop.shared('site', 'login-methods', (api) => api.auth.methods()),
      shop.shared('site', 'login-picture', (api) => api.auth.picture()).catch(() => null),
    ]);
    const { guest, twitter, facebook, google, agreementHtml } = methods;
    return { guest, twitter, facebook, google, picture, agreement: cleanHtml(agreementHtml, config.apiOrigin) };
  });
}

/** The dialog's forms. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await request.formData();
  const mode = form.get('mode');
  return authenticate(shop, isAuthMode(mode) ? mode : 'phonePassword', form);
}
