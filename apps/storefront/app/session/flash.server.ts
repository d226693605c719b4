import type { Shop } from '../http/shop.server.ts';

const tones = ['success', 'critical', 'neutral'] as const;

export interface Flash {
  readonly tone: (typeof tones)[number];
  readonly message: string;
}

/** Leaves one message for the next page, so that forms have a response without script too. */
export function setFlash(shop: Shop, tone: Flash['tone'], message: string): void {
  shop.cookies.set('flash', JSON.stringify({ tone, message: message.slice(0, 500) }));
}

/** Takes the message; it is shown once. */
export function takeFlash(shop: Shop): Flash | null {
  const text = shop.cookies.get('flash');
  if (!text) return null;
  shop.cookies.set('flash', undefined);
  try {
    const flash = JSON.parse(text) as Flash;
    const known = tones.includes(flash.tone) && typeof flash.message === 'string';
    return known ? { tone: flash.tone, message: flash.message } : null;
  } catch {
    return null;
  }
}
