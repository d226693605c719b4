import { ApiError, type ApiErrorKind } from '@marketfront/api-client';
import { TestBrowser } from './browser.ts';

/** A call to the API that fails. @param message - The server's; without one, the call got no response. */
export const failWith = (kind: ApiErrorKind, message = ''): never => {
  throw new ApiError({ kind, message, code: message ? 500 : undefined, fromServer: message !== '' });
};

/** A browser whose session the API does not know. */
export async function browserWithToken(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.setCookie('token', 'secret');
  return browser;
}
