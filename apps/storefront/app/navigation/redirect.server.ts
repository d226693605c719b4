import { withLocalePrefix } from '@marketfront/i18n';
import { redirect } from 'react-router';
import { safePath } from './safe-path.ts';

export type RedirectStatus = 301 | 302 | 303 | 307;

/**
 * The only function for redirects within the shop. A path that could leave the shop leads home instead.
 * @param locale URL code of the language that the path gets
 */
export const redirectWithin = (locale: string, path: string, status: RedirectStatus = 302): Response =>
  redirect(withLocalePrefix(locale, safePath(path) ?? '/'), status);
