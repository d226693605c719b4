import { getMessages } from '../../messages/index.ts';
import { keepConsent } from '../../events/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { type Shop, shopAction } from '../../http/index.server.ts';
import { paths, safePath } from '../../navigation/index.ts';
import { forgettableCookies } from '../../session/index.ts';
import { chooseCountry, loadCountries, loadRegion } from './region.server.ts';
import { textField } from '../../forms/index.server.ts';

/** The page for language, currency and delivery country, with a link back to `path`. */
export async function loadPreferences(shop: Shop, params: URLSearchParams) {
  const [region, countries, t] = await Promise.all([
    loadRegion(shop),
    loadCountries(shop),
    getMessages(shop.locale.code, 'site'),
  ]);
  return {
    region,
    countries,
    title: t('site.region'),
    from: safePath(params.get('path') ?? '') ?? paths.home(),
  };
}
export type PreferencesData = Awaited<ReturnType<typeof loadPreferences>>;

/** Stores the delivery country, deletes all choices, or stores a consent decision; returns to the page of the form. */
export const preferencesAction = shopAction(
  async (shop, form) => {
    const back = safePath(textField(form, 'path', 2000)) ?? paths.home();
    if (textField(form, 'intent', 20) === 'forget') {
      for (const name of forgettableCookies) shop.cookies.set(name, undefined);
      const help = await getMessages(shop.locale.code, 'help');
      setFlash(shop, 'success', help('help.forgotten'));
      throw shop.redirect(back, 303);
    }
    if (keepConsent(shop, form)) {
      const consent = await getMessages(shop.locale.code, 'consent');
      setFlash(shop, 'success', consent('consent.saved'));
      throw shop.redirect(back, 303);
    }
    const country = await chooseCountry(shop, textField(form, 'country', 2));
    const t = await getMessages(shop.locale.code, 'site');
    if (country) setFlash(shop, 'success', t('site.deliverySaved', { country: country.name }));
    throw shop.redirect(back, 303);
  },
  { limit: 'preferences', page: () => paths.preferences() },
);
