import { cookies } from './cookies.ts';
import type { Shop } from './shop.server.ts';

export interface Flash {
  readonly tone: 'success' | 'critical' | 'neutral';
  readonly message: string;
}

/** Leaves one message for the next page, so that forms answer without script too. */
export function setFlash(shop: Shop, tone: Flash['tone'], message: string): void {
  shop.setCookie(cookies.flash, JSON.stringify({ tone, message: message.slice(0, 500) }));
}

/** Takes the message; it shows once. */
export function readFlash(shop: Shop): Flash | null {
  const text = shop.cookie(cookies.flash);
  if (!text) return null;
  shop.setCookie(cookies.flash, undefined);
  try {
    const flash = JSON.parse(text) as Flash;
    const known =
      ['success', 'critical', 'neutral'].includes(flash.tone) && typeof flash.message === 'string';
    return known ? { tone: flash.tone, message: flash.message } : null;
  } catch {
    return null;
  }
}
