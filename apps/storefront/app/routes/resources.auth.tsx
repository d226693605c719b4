import { authenticate } from '../features/auth/auth.server.ts';
import { isAuthMode } from '../features/auth/modes.ts';
import { loadLoginFacts } from '../features/auth/login-facts.server.ts';
import { serve, shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/resources.auth';

/** What the dialog needs to know before it opens. */
export function loader({ context }: Route.LoaderArgs) {
  return serve(context, loadLoginFacts);
}

/** The dialog's forms. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await request.formData();
  const mode = form.get('mode');
  return authenticate(shop, isAuthMode(mode) ? mode : 'phonePassword', form);
}
