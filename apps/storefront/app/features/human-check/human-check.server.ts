import { randomBytes, randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { getMessages } from '../../messages/index.ts';
import { keepOnce, peekOnce, takeOnce } from '../../session/index.server.ts';
import type { Shop } from '../../http/index.server.ts';
import { textField } from '../../forms/index.server.ts';

const seconds = 600;

/** The characters of a picture, or a sum in words for people who cannot see it. */
export const humanCheckKinds = ['picture', 'words'] as const;
type Kind = (typeof humanCheckKinds)[number];

/** The question of a form, with its texts, because few pages need them. */
export interface HumanCheck {
  readonly kind: Kind;
  readonly challenge: string;
  /** The instruction, or the question itself. */
  readonly label: string;
  /** The text alternative of the picture. */
  readonly pictureText?: string;
  /** The other kinds of question that the form offers. */
  readonly others: readonly { readonly kind: Kind; readonly label: string }[];
}

interface Kept {
  readonly answer: string;
  /** SVG, for a picture. */
  readonly picture?: string;
}

/**
 * Asks this browser a new question; the previous one becomes invalid. The cookie keeps the page out of the page cache.
 */
export async function askHuman(shop: Shop, kind: Kind): Promise<HumanCheck> {
  const t = await getMessages(shop.locale.code, 'human');
  const challenge = `${kind}-${randomBytes(16).toString('hex')}`;
  shop.cookies.set('humanCheck', challenge);
  const keep = (kept: Kept) => keepOnce(`human:${challenge}`, JSON.stringify(kept), seconds);
  if (kind === 'picture') {
    // Similar characters are left out.
    const options = {
      size: 5,
      noise: 2,
      color: true,
      background: '#ffffff',
      ignoreChars: '0oO1iIlLuvUVwWsS5zZ2',
    };
    const { text, data } = svgCaptcha.create(options);
    await keep({ answer: text.toLowerCase(), picture: data });
    const others = [
      { kind: 'words', label: t('human.inWords') },
      { kind, label: t('human.otherPicture') },
    ] as const;
    return { kind, challenge, label: t('human.label'), pictureText: t('human.picture'), others };
  }
  const words = t('human.numbers').split(',');
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
  await keep({ answer: String(a + b) });
  const label = t('human.sumQuestion', { a: words[a - 1] ?? String(a), b: words[b - 1] ?? String(b) });
  return { kind, challenge, label, others: [{ kind: 'picture', label: t('human.inPicture') }] };
}

const parse = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as Kept));

/** The picture of the question that this browser was asked. */
export async function drawHumanCheck(shop: Shop): Promise<Response> {
  const challenge = shop.cookies.get('humanCheck');
  const picture = challenge && parse(await peekOnce(`human:${challenge}`))?.picture;
  return new Response(picture ?? null, {
    status: picture ? 200 : 404,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' },
  });
}

/** Asks a new question of the same kind as the answered one, whether the answer was right or not. */
export const askHumanAgain = (shop: Shop, form: FormData): Promise<HumanCheck> =>
  askHuman(shop, textField(form, 'challenge', 64).startsWith('words-') ? 'words' : 'picture');

/** Whether the answer in a form is right. Each question can be answered once; then there is a new one. */
export async function isHuman(shop: Shop, form: FormData): Promise<boolean> {
  const challenge = textField(form, 'challenge', 64);
  const answer = textField(form, 'answer', 40);
  const asked = shop.cookies.get('humanCheck');
  if (!challenge || challenge !== asked) return false;
  shop.cookies.set('humanCheck', undefined);
  const kept = parse(await takeOnce(`human:${challenge}`));
  return kept !== undefined && answer.replaceAll(/\s/g, '').toLowerCase() === kept.answer;
}
