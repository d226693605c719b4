import { Container } from '@marketfront/ui';
import { isLoginMode, type LoginMode } from '@marketfront/ui/login-dialog/modes';
import { isSessionAlive } from '../features/account/index.server.ts';
import { LoginPage } from '../features/auth/index.ts';
import { loadSignInOptions, loginAction } from '../features/auth/index.server.ts';
import { getMessages } from '../messages/index.ts';
import { describe } from '../platform/describe.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { seo } from '../platform/seo.ts';
import type { Route } from './+types/login';

export const handle = { messages: ['auth'] };

/** What the page is called, where that is not signing in. */
const titles = {
  registerEmail: 'site.register',
  registerPhone: 'site.register',
  forgotEmail: 'site.resetPassword',
  forgotPhone: 'site.resetPassword',
} as const satisfies Partial<Record<LoginMode, string>>;
const isTitled = (mode: LoginMode): mode is keyof typeof titles => Object.hasOwn(titles, mode);

/** The sign-in page: where protected pages lead, and where the dialog's links lead without script. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  // Shoppers who are signed in are sent to the home page (spec §4).
  if (shop.signedIn && (await isSessionAlive(shop))) throw shop.redirect(paths.home());
  if (shop.signedIn) shop.signOut();
  const asked = url.searchParams.get('mode');
  const mode = isLoginMode(asked) ? asked : 'phonePassword';
  const [options, auth, site] = await Promise.all([
    loadSignInOptions(shop),
    getMessages(shop.locale.code, 'auth'),
    getMessages(shop.locale.code, 'site'),
  ]);
  return {
    title: isTitled(mode) ? site(titles[mode]) : auth('auth.title'),
    description: await describe(shop, 'descriptions.login'),
    mode,
    options,
    // One address of signing in is enough for those who look for it.
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
    <Container width="narrow">
      <LoginPage options={loaderData.options} mode={loaderData.mode} answer={answer} failure={failure} />
    </Container>
  );
}
