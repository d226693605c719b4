import { parsePositiveInteger, type Product } from '@marketfront/api-client';
import { formatPrice } from '@marketfront/i18n/format';
import { LRUCache } from 'lru-cache';
import satori from 'satori';
import sharp from 'sharp';
import { config } from '../../platform/config.server.ts';
import { notFound } from '../../platform/handlers.server.ts';
import { queries } from '../../platform/queries.server.ts';
import { fallbackSite } from '../../platform/root-data.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { fontsFor } from './fonts.server.ts';

/** The size that Open Graph consumers agree on. */
const size = { width: 1200, height: 630 } as const;
const pictureSize = 630;
/** A day: names and prices in shared posts need not follow every change. */
const caching = 'public, max-age=86400';

// Drawing takes about a tenth of a second; crawlers ask several times for what was just shared.
const drawn = new LRUCache<string, Buffer>({ max: 200 });

type Style = Readonly<Record<string, string | number>>;
const box = (style: Style, children: unknown) => ({ type: 'div', props: { style, children } });

/** The picture of the product from the API, as a `data:` address; `undefined` when it cannot be had. */
async function productPicture({ image }: Product): Promise<string | undefined> {
  // Only from the back end itself: nobody makes the shop fetch another address.
  if (!image?.url.startsWith(`${config.apiPublicOrigin}/`)) return undefined;
  const address = config.apiOrigin + image.url.slice(config.apiPublicOrigin.length);
  const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  try {
    const png = await sharp(Buffer.from(await answer.arrayBuffer()), { limitInputPixels: 40_000_000 })
      .resize(pictureSize, pictureSize, { fit: 'cover' })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return undefined;
  }
}

async function draw(shop: Shop, product: Product, siteName: string, price: string): Promise<Buffer> {
  const { code } = shop.locale;
  const picture = await productPicture(product);
  const fonts = await fontsFor(code, `${product.name}${price}${siteName}…`);
  const text = box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      flex: 1,
      padding: '64px',
    },
    [
      box({ fontSize: 32, color: '#5c574e' }, siteName),
      box({ display: 'flex', flexDirection: 'column', gap: 24 }, [
        box(
          { fontSize: 56, lineHeight: 1.25, lineClamp: 4, display: 'block', wordBreak: 'break-word' },
          product.name,
        ),
        box({ fontSize: 64, fontWeight: 700, color: '#1b4332' }, price),
      ]),
    ],
  );
  const root = box(
    {
      display: 'flex',
      width: '100%',
      height: '100%',
      background: '#fbfaf6',
      color: '#1c1a17',
      fontFamily: fonts.map(({ name }) => `"${name}"`).join(', '),
    },
    [
      ...(picture ? [{ type: 'img', props: { src: picture, width: pictureSize, height: pictureSize } }] : []),
      text,
    ],
  );
  const svg = await satori(root as never, { ...size, fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A product as others show it when its address is shared: picture, name and price, in the language of the address. */
export async function previewPicture(shop: Shop, productId: string): Promise<Response> {
  const id = parsePositiveInteger(productId);
  if (!id) throw notFound();
  const [product, site] = await Promise.all([queries.product(shop, id), queries.site(shop)]);
  const price = formatPrice(shop.locale.code, product.price, { currency: site.currency.code });
  const name = site.name || fallbackSite.name;
  const key = JSON.stringify([shop.locale.code, id, product.name, price, product.image?.url, name]);
  const png = drawn.get(key) ?? (await draw(shop, product, name, price));
  drawn.set(key, png);
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': caching },
  });
}
