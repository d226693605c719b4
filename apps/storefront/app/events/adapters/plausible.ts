import { init, track } from '@plausible-analytics/tracker';
import type { ShopEvent } from '../schema.ts';
import { withoutQuery } from '../page-address.ts';
import type { Adapter } from './adapter.ts';

/** Plausible's properties are texts; the items of an event are represented by their ids. */
function propertiesOf(parameters: ShopEvent['parameters']): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [name, value] of Object.entries(parameters))
    if (name === 'items')
      properties.items = (value as { item_id: string }[]).map((it) => it.item_id).join(',');
    else properties[name] = String(value);
  return properties;
}

/** Plausible: page views, and the other events as its goals; a purchase includes its revenue. */
export function startAdapter({
  domain,
  origin,
}: {
  readonly domain: string;
  readonly origin: string;
}): Adapter {
  init({
    domain,
    endpoint: `${origin}/api/event`,
    autoCapturePageviews: false,
    // An operator who configures it wants it on trial instances too.
    captureOnLocalhost: true,
    bindToWindow: false,
    logging: false,
    transformRequest: (payload) => ({ ...payload, r: payload.r ? withoutQuery(payload.r) : null }),
  });
  return {
    send({ name, parameters }) {
      const url = withoutQuery(location.href);
      if (name === 'page_view') return track('pageview', { url });
      track(name, {
        url,
        props: propertiesOf(parameters),
        ...(name === 'purchase' && { revenue: { amount: parameters.value, currency: parameters.currency } }),
      });
    },
  };
}
