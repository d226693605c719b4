import type { Shop } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';

const names = ['login', 'sign_up'] as const;
const methods = ['email', 'phone', 'passkey', 'social'] as const;

/** An event that the server observed, to be reported by the next page. */
export interface ToldEvent {
  readonly name: (typeof names)[number];
  readonly method: (typeof methods)[number];
}
export type SignInMethod = ToldEvent['method'];

/** Leaves an event for the next page, if an adapter exists and the shopper has agreed. */
export function leaveEvent(shop: Shop, { name, method }: ToldEvent): void {
  if (config.adapters.length > 0 && (shop.grants('statistics') || shop.grants('marketing')))
    shop.cookies.set('told', `${name}:${method}`);
}

/** Takes the event; it is reported once. */
export function takeEvent(shop: Shop): ToldEvent | null {
  const text = shop.cookies.get('told');
  if (!text) return null;
  shop.cookies.set('told', undefined);
  const [name, method] = text.split(':');
  const found = { name: names.find((it) => it === name), method: methods.find((it) => it === method) };
  return found.name && found.method ? { name: found.name, method: found.method } : null;
}
