import type { Purpose } from '../../session/consent.ts';
import type { EventName } from '../schema.ts';
import { withoutQuery } from '../page-address.ts';
import type { Adapter } from './adapter.ts';

type DataLayer = { push: (entry: unknown) => void };

/**
 * Consent Mode v2 (https://developers.google.com/tag-platform/security/concepts/consent-mode): the purpose that decides
 * each type.
 */
const consentTypes = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
} as const satisfies Record<string, Purpose>;

const signals = (granted: readonly Purpose[]) =>
  Object.fromEntries(
    Object.entries(consentTypes).map(([type, purpose]) => [
      type,
      granted.includes(purpose) ? 'granted' : 'denied',
    ]),
  );

/** Events without a product: their parameters are at the top level, beside the name. */
const plainEvents: ReadonlySet<EventName> = new Set([
  'page_view',
  'search',
  'sign_up',
  'login',
  'experiment_viewed',
]);

/** Removes the cookies that Google's tags have set. */
function removeCookies(): void {
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'));
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('=')))
    if (/^_(?:ga|gid|gcl|gac)/.test(name))
      for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)])
        document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

/**
 * Google Tag Manager: events are entries of its data layer. Everything is denied until the shopper decides, and tags
 * read the addresses of pages without their query, which may contain an order number.
 */
export function startAdapter({ id, origin }: { readonly id: string; readonly origin: string }): Adapter {
  const shopWindow = globalThis as unknown as { dataLayer?: DataLayer };
  const layer: DataLayer = (shopWindow.dataLayer ??= [] as unknown[]);
  // Google's commands are an `arguments` object, not an array.
  const command: (...parts: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  command('consent', 'default', { ...signals([]), security_storage: 'granted' });
  command('set', {
    page_location: withoutQuery(location.href),
    page_referrer: withoutQuery(document.referrer),
  });
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${origin}/gtm.js?id=${id}`;
    document.head.append(script);
  };
  return {
    consent(granted) {
      command('consent', 'update', signals(granted));
      if (!granted.includes('statistics') && !granted.includes('marketing')) removeCookies();
      else load();
    },
    send({ name, parameters }) {
      if (name === 'page_view') command('set', { page_location: parameters.page_location });
      // The data of the previous entry must not remain in this one.
      layer.push({ ecommerce: null });
      layer.push(
        plainEvents.has(name) ? { event: name, ...parameters } : { event: name, ecommerce: parameters },
      );
    },
  };
}
