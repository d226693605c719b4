import { pageMessages } from '../messages/index.ts';
import { Container } from '@marketfront/ui';
import { isLoginMode, type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { isSessionAlive } from '../features/account/index.server.ts';
import { LoginPage } from '../features/auth/index.ts';
import { loadSignInOptions, loginAction, loginTitle } from '../features/auth/index.server.ts';
import { describe } from '../seo/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/login';

export const handle = { messages: pageMessages('auth') };

function requestedMode(name: string | null): LoginMode {
  const mode = isLoginMode(name) ? name : 'phonePassword';
  // A new password needs the address or number from the previous form, which a URL does not contain.
  const { channel, carriedFields } = loginModeTable[mode];
  if (!carriedFields) return mode;
  return channel === 'phone' ? 'forgotPhone' : 'forgotEmail';
}

/** The sign-in page: the target of protected pages, and of the dialog's links without script. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  // Signed-in shoppers are redirected to the home page (spec §4).
  if (shop.signedIn && (await isSessionAlive(shop))) throw shop.redirect(paths.home());
  if (shop.signedIn) shop.signOut();
  const mode = requestedMode(url.searchParams.get('mode'));
  const options = await loadSignInOptions(shop);
  if (mode === 'guest' && !options.guest && !options.unknown) throw shop.redirect(paths.login());
  return {
    title: await loginTitle(shop, mode),
    description: await describe(shop, 'descriptions.login'),
    mode,
    options,
    guestFirst: shop.cookies.get('fromPath')?.startsWith(paths.checkout()) === true,
    // Search engines need only one address of the sign-in page.
    hidden: shop.requestPath !== paths.login(),
  };
});

export const action = loginAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: loaderData.title,
        description: loaderData.description,
        hidden: loaderData.hidden,
        path: paths.login(),
      })
    : [];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'mode' in actionData ? actionData : undefined;
  const failure = actionData && !('mode' in actionData) ? actionData.message : undefined;
  return (
    <Container>
      <LoginPage
        options={loaderData.options}
        mode={loaderData.mode}
        guestFirst={loaderData.guestFirst}
        answer={answer}
        failure={failure}
      />
    </Container>
  );
}
