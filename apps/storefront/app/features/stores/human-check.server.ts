import { randomBytes, randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { getMessages } from '../../messages/index.ts';
import { keepOnce, peekOnce, takeOnce } from '../../session/index.server.ts';
import type { Shop } from '../../http/index.server.ts';

const seconds = 600;

/** What the page asks: the characters of a picture, or a sum in words for those who cannot see it. */
export type HumanCheck =
  | { readonly kind: 'picture'; readonly challenge: string }
  | { readonly kind: 'words'; readonly challenge: string; readonly question: string };

interface Kept {
  readonly answer: string;
  /** SVG, for a picture. */
  readonly picture?: string;
}

/** Asks this browser something new; a question before it is void. The cookie keeps the page out of the page cache. */
export async function askHuman(shop: Shop, kind: HumanCheck['kind']): Promise<HumanCheck> {
  const challenge = randomBytes(16).toString('hex');
  shop.cookies.set('humanCheck', challenge);
  const keep = (kept: Kept) => keepOnce(`human:${challenge}`, JSON.stringify(kept), seconds);
  if (kind === 'picture') {
    // Characters that look alike are left out.
    const options = {
      size: 5,
      noise: 2,
      color: true,
      background: '#ffffff',
      ignoreChars: '0oO1iIlLuvUVwWsS5zZ2',
    };
    const { text, data } = svgCaptcha.create(options);
    await keep({ answer: text.toLowerCase(), picture: data });
    return { kind, challenge };
  }
  const t = await getMessages(shop.locale.code, 'licences');
  const words = t('licences.numbers').split(',');
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
  await keep({ answer: String(a + b) });
  const question = t('licences.sumQuestion', { a: words[a - 1] ?? String(a), b: words[b - 1] ?? String(b) });
  return { kind, challenge, question };
}

const parse = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as Kept));

/** The picture of the question that this browser has been asked. */
export async function drawHumanCheck(shop: Shop): Promise<Response> {
  const challenge = shop.cookies.get('humanCheck');
  const picture = challenge && parse(await peekOnce(`human:${challenge}`))?.picture;
  return new Response(picture ?? null, {
    status: picture ? 200 : 404,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' },
  });
}

/**
 * Whether the answer is right. It can be given once: after it there is another question, whose answer may be the same.
 * @param challenge the question's, from its form
 */
export async function isHuman(shop: Shop, challenge: string, answer: string): Promise<boolean> {
  const asked = shop.cookies.get('humanCheck');
  if (!challenge || challenge !== asked) return false;
  shop.cookies.set('humanCheck', undefined);
  const kept = parse(await takeOnce(`human:${challenge}`));
  return kept !== undefined && answer.replaceAll(/\s/g, '').toLowerCase() === kept.answer;
}
