import type { MiddlewareFunction } from 'react-router';
import { openLoginFor } from './login-dialog.ts';

interface Result {
  type: 'data' | 'error';
  result: unknown;
}

/** The server's refusal of a form whose session has ended; the router wraps data with a status. */
function refusalOf({ result }: Result): { readonly message: string } | undefined {
  const { data = result } = (result ?? {}) as { data?: unknown };
  const answer = (data ?? {}) as { signIn?: boolean; message?: string };
  return answer.signIn ? { message: answer.message ?? '' } : undefined;
}

/**
 * Opens the sign-in dialog over a form whose session has ended. The page keeps the typed values, and the form is sent
 * again after signing in.
 */
export const signInAgain: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const copy = request.method === 'GET' ? undefined : request.clone();
  const results = await next();
  if (!copy) return results;
  const [refusal] = Object.values(results).flatMap((result) => refusalOf(result) ?? []);
  if (refusal) {
    const { pathname, search } = new URL(request.url);
    openLoginFor({ form: await copy.formData(), action: pathname + search, reason: refusal.message });
  }
  return results;
};
