import { config, withTimeout } from '../../services/index.server.ts';
import { cleanHtml } from '../../content/index.server.ts';
import { queries, type Shop } from '../../http/index.server.ts';

/** The sign-in methods that the back end offers besides phone and e-mail. */
export interface SignInOptions {
  readonly guest: boolean;
  readonly twitter: boolean;
  readonly passkey: boolean;
  /** Whether the back end did not tell which methods it offers. */
  readonly unknown: boolean;
  /** The picture next to the form. */
  readonly picture: string | null;
}

export async function loadSignInOptions(shop: Shop): Promise<SignInOptions> {
  const [methods, picture] = await Promise.all([
    withTimeout(queries.loginMethods(shop)),
    withTimeout(queries.loginPicture(shop)),
  ]);
  return {
    unknown: methods === undefined,
    guest: methods?.guest ?? false,
    twitter: methods?.twitter ?? false,
    passkey: methods?.passkey ?? false,
    picture: picture ?? null,
  };
}

/** The user privacy agreement as sanitised HTML; `""` when there is none. */
export async function loadAgreement(shop: Shop): Promise<string> {
  const { agreementHtml } = await queries.loginMethods(shop);
  return cleanHtml(agreementHtml, config.apiPublicOrigin);
}
