import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';

const passwordModes: readonly LoginMode[] = ['phonePassword', 'emailPassword'];

/** After a sign-in by password: makes a browser that supports passkeys offer one, once, to shoppers without any. */
export async function offerPasskey(shop: Shop, mode: LoginMode, form: FormData): Promise<void> {
  if (!form.has('passkeys')) return;
  if (!passwordModes.includes(mode) || shop.cookies.get('passkeyOffer') === 'never') return;
  const methods = await withTimeout(queries.loginMethods(shop));
  if (!methods?.passkey) return;
  const own = await withTimeout(shop.api.auth.passkeys());
  if (own?.length === 0) shop.cookies.set('passkeyOffer', 'ask');
}
