import { Container } from '@marketfront/ui';
import { data } from 'react-router';
import { authenticate, takeFromPath } from '../features/auth/auth.server.ts';
import { sendCode } from '../features/auth/code.server.ts';
import { loadLoginFacts } from '../features/auth/login-facts.server.ts';
import { LoginPage } from '../features/auth/login-page.tsx';
import type { LoginAnswer } from '../features/auth/use-login.tsx';
import { codeOfMode, isAuthMode } from '../features/auth/modes.ts';
import { field } from '../platform/action.server.ts';
import { setFlash } from '../platform/flash.server.ts';
import { seo } from '../platform/seo.ts';
import { serve, shopOf } from '../platform/shop.server.ts';
import { getMessages } from '../messages/index.ts';
import type { Route } from './+types/login';

export const handle = { messages: ['auth'] };

/** The sign-in page: where protected pages lead, and where the dialog's links lead without script. */
export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    // Whoever is signed in has nothing to do here (spec §4).
    if (shop.signedIn) throw shop.redirect('/');
    const mode = url.searchParams.get('mode');
    const [facts, t] = await Promise.all([loadLoginFacts(shop), getMessages(shop.locale.code, 'auth')]);
    return { title: t('auth.title'), mode: isAuthMode(mode) ? mode : ('phonePassword' as const), facts };
  });
}

/** What was typed and may be shown again: never passwords and codes. */
const kept = ['email', 'phone', 'country'] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await request.formData();
  const asked = form.get('mode');
  const mode = isAuthMode(asked) ? asked : 'phonePassword';
  const values = Object.fromEntries(kept.map((name) => [name, field(form, name, 254)]));
  if (field(form, 'intent') === 'sendCode' && mode in codeOfMode) {
    const sent = await sendCode(shop, codeOfMode[mode as keyof typeof codeOfMode], form);
    const errors = sent.ok ? {} : sent.errors;
    return data<LoginAnswer>(
      { ok: sent.ok, sent: sent.ok, mode, values, errors, message: sent.message },
      { status: sent.ok ? 200 : 400 },
    );
  }
  const answer = await authenticate(shop, mode, form);
  if (!answer.ok) {
    return data<LoginAnswer>(
      { ok: false, mode, values, errors: answer.errors, message: answer.message },
      { status: 400 },
    );
  }
  if (answer.signedIn) {
    setFlash(shop, 'success', answer.message);
    return shop.redirect(takeFromPath(shop), 303);
  }
  return data<LoginAnswer>({ ok: true, mode: answer.mode, values, errors: {}, message: answer.message });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="narrow">
      <LoginPage facts={loaderData.facts} mode={loaderData.mode} answer={actionData} />
    </Container>
  );
}
