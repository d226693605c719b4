import { defaultLocale, type LocaleCode, withLocalePrefix } from '@marketfront/i18n';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

type Root = Awaited<ReturnType<typeof loader>>;

const nobody: Pick<
  Root,
  'locale' | 'languages' | 'merchantSite' | 'theme' | 'timeZone' | 'shopper' | 'site' | 'year'
> = {
  locale: defaultLocale,
  languages: [defaultLocale],
  merchantSite: null,
  theme: null,
  timeZone: 'UTC',
  year: 2026,
  shopper: { signedIn: false, nickname: null, cartCount: 0 },
  site: { name: 'Marketfront', logo: null, imageResizeParam: null, showFictitiousSales: true },
};

/** What the shell knows of this visit; plain defaults when even that could not be loaded. */
export function useRoot() {
  return useRouteLoaderData<typeof loader>('root') ?? nobody;
}

export const useLocaleCode = (): LocaleCode => useRoot().locale;

/** A path of the shop in the language at hand, for forms and fetchers (links get theirs by `AppLink`). */
export function usePath(): (path: string) => string {
  const { locale } = useRoot();
  return (path) => withLocalePrefix(locale, path);
}
