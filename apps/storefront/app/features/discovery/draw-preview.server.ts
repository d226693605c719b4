import type { LocaleCode } from '@marketfront/i18n';
import satori from 'satori';
import sharp from 'sharp';
import { config } from '../../services/index.server.ts';
import type { DrawnPicture } from './drawn-pictures.server.ts';
import { fontsFor } from './fonts.server.ts';

/** The common size for Open Graph pictures. */
const size = { width: 1200, height: 630 } as const;
/** The picture of a product is a square next to its name; others are wide and above it. */
const pictureSizes = {
  product: { width: 630, height: 630 },
  banner: { width: 1200, height: 400 },
} as const;

const color = { background: '#fbfaf6', text: '#1c1a17', muted: '#5c574e', price: '#1b4332' } as const;

/** The contents of a picture. */
export type Preview = {
  readonly locale: LocaleCode;
  readonly siteName: string;
  readonly title: string;
  /** A URL of the back end. */
  readonly picture: string | null | undefined;
} & (
  | { readonly layout: 'product'; readonly price: string }
  | { readonly layout: 'banner'; readonly about: string }
);

type Style = Readonly<Record<string, string | number>>;
const box = (style: Style, children: unknown) => ({ type: 'div', props: { style, children } });
/** A text limited to a number of lines. */
const lines = (lineClamp: number, style: Style, text: string) =>
  box({ ...style, lineClamp, display: 'block', wordBreak: 'break-word' }, text);

/** A picture of the back end as a `data:` URL; `undefined` if it cannot be loaded. */
async function readPicture({ layout, picture }: Preview): Promise<string | undefined> {
  // Only from the back end itself, so that nobody can make the shop fetch other URLs.
  if (!picture?.startsWith(`${config.apiPublicOrigin}/`)) return undefined;
  const address = config.apiOrigin + picture.slice(config.apiPublicOrigin.length);
  const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  try {
    const { width, height } = pictureSizes[layout];
    const png = await sharp(Buffer.from(await answer.arrayBuffer()), { limitInputPixels: 40_000_000 })
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return undefined;
  }
}

/** The site, the name and the price, one below the other. */
const productText = ({ siteName, title, price }: Preview & { layout: 'product' }) =>
  box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      flex: 1,
      padding: '64px',
    },
    [
      box({ fontSize: 32, color: color.muted }, siteName),
      box({ display: 'flex', flexDirection: 'column', gap: 24 }, [
        lines(4, { fontSize: 56, lineHeight: 1.25 }, title),
        box({ fontSize: 64, fontWeight: 700, color: color.price }, price),
      ]),
    ],
  );

/** The name, with the site at the end of its line, and the description. */
const bannerText = ({ siteName, title, about }: Preview & { layout: 'banner' }) =>
  box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      flex: 1,
      gap: 12,
      padding: '24px 64px',
    },
    [
      box({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 32 }, [
        lines(1, { flex: 1, fontSize: 38, lineHeight: 1.3 }, title),
        box({ fontSize: 28, color: color.muted }, siteName),
      ]),
      lines(2, { fontSize: 28, lineHeight: 1.4, color: color.muted }, about),
    ],
  );

/** Draws a picture as PNG; without the back end's picture it is incomplete. */
export async function drawPreview(preview: Preview): Promise<DrawnPicture> {
  const { locale, siteName, title, layout } = preview;
  const detail = layout === 'product' ? preview.price : preview.about;
  const [picture, fonts] = await Promise.all([
    readPicture(preview),
    fontsFor(locale, `${siteName}${title}${detail}…`),
  ]);
  const root = box(
    {
      display: 'flex',
      flexDirection: layout === 'product' ? 'row' : 'column',
      width: '100%',
      height: '100%',
      background: color.background,
      color: color.text,
      fontFamily: fonts.map(({ name }) => `"${name}"`).join(', '),
    },
    [
      ...(picture ? [{ type: 'img', props: { src: picture, ...pictureSizes[layout] } }] : []),
      layout === 'product' ? productText(preview) : bannerText(preview),
    ],
  );
  const svg = await satori(root as never, { ...size, fonts });
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  return { png, isComplete: picture !== undefined || !preview.picture };
}
