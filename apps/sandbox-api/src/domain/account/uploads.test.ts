import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploads } from '../../db/schema.ts';
import { cleanUp } from '../../jobs/index.ts';
import { makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { writeWhole } from '../../write-whole.ts';
import { day, minute } from '../shared/time.ts';
import { uploadsPerDay } from './unused-uploads.ts';
import { uploadLimits, uploadsFolder } from './uploads.ts';

const world = useShop();

const canvas = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

function form(
  bytes: Uint8Array | string,
  name = 'photo.jpg',
  type = 'image/jpeg',
  part = 'multipart',
): FormData {
  const data = new FormData();
  data.set(part, new File([bytes as BlobPart], name, { type }));
  return data;
}

async function upload(body: FormData, token?: string) {
  const { shop } = world;
  const signedIn = token ?? (await makeShopper(shop.db)).token;
  return shop.call('uploadImage', { query: { model: 'product', pid: 1 }, body, token: signedIn });
}

describe('uploads', () => {
  it('redraw a picture: no metadata, no name, nothing behind the pixels', async () => {
    const { shop } = world;
    const exif = { IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photo = await canvas().withExif(exif).jpeg().toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const answer = await upload(form(new Uint8Array(polyglot), '../../etc/passwd\0.html', 'text/html'));
    expect(answer.data).toMatchObject({ extName: 'jpg', type: 'image/jpeg' });
    expect(answer.data.url).toMatch(/^http:\/\/localhost:4000\/uploads\/[0-9a-f]{32}\.jpg$/);
    const served = await shop.app.request(new URL(answer.data.url).pathname);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('SECRET-PLACE')).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    const { exif: left, width } = await sharp(bytes).metadata();
    expect(left).toBeUndefined();
    expect(width).toBe(20);
  });

  it('take PNG, GIF and WebP by content, whatever they are called', async () => {
    const kinds = [
      ['png', await canvas().png().toBuffer()],
      ['webp', await canvas().webp().toBuffer()],
      ['png', await canvas().gif().toBuffer()],
    ] as const;
    for (const [extension, bytes] of kinds) {
      const answer = await upload(form(new Uint8Array(bytes), 'x.svg', 'image/svg+xml'));
      expect(answer.data.extName).toBe(extension);
    }
  });

  it('refuse everything else', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const png = await canvas().png().toBuffer();
    const bomb = await canvas(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    const refusals = [
      [form(svg, 'a.svg', 'image/svg+xml'), /Only JPEG/],
      [form('GIF89a<script>alert(1)</script>', 'a.gif'), /Only JPEG/],
      [form('<!doctype html>', 'a.jpg'), /Only JPEG/],
      [form(new Uint8Array(png.subarray(0, 40)), 'cut.png'), /Only JPEG/],
      [form('', 'empty.png'), /empty/],
      [form(new Uint8Array(bomb), 'bomb.png'), /too many pixels/],
      [form(new Uint8Array(uploadLimits.bytes + 1), 'big.jpg'), /larger than 10 MB/],
      [form(new Uint8Array(png), 'a.png', 'image/png', 'file'), /picture is required/],
    ] as const;
    for (const [body, message] of refusals) {
      const answer = await upload(body);
      expect(answer).toMatchObject({ code: 400, message: expect.stringMatching(message) });
    }
  });

  it('need a signed-in user, and serve nothing but pictures', async () => {
    const { shop } = world;
    const body = form(new Uint8Array(await canvas().png().toBuffer()));
    expect((await shop.call('uploadImage', { query: { model: 'x' }, body })).code).toBe(401);
    for (const name of ['..%2f..%2fpostgres.json', 'x.html', `${'0'.repeat(32)}.png`, '']) {
      const answer = await shop.app.request(`/uploads/${name}`);
      expect(await answer.json()).toMatchObject({ code: 404 });
    }
  });

  it('are the only pictures that refunds and reviews may show, up to five', async () => {
    const { shop } = world;
    const { token } = await makeShopper(shop.db);
    const ask = (img: string) =>
      shop.call('requestRefund', { token, body: { orderNo: 'SH1', text: 'x', refund_reason_wap_img: img } });
    expect((await ask('https://evil.test/a.png')).message).toMatch(/does not exist/);
    expect((await ask(Array.from({ length: 6 }, (_, i) => `/uploads/${i}.png`).join(','))).message).toMatch(
      /At most 5/,
    );
  });

  it('end after a day when no form was sent with them, and leave no part of a file', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { token } = shopper;
    const bytes = new Uint8Array(await canvas().png().toBuffer());
    const [unused, shown] = [await upload(form(bytes), token), await upload(form(bytes), token)];
    await shop.get('editUser', { token, body: { nickname: 'Ann', avatar: shown.data.url } });
    const folder = uploadsFolder(shop.services.config);
    const yesterday = new Date(Date.now() - 2 * day);
    for (const name of ['half.png.part', 'unknown.png']) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), yesterday, yesterday);
    }
    await writeFile(join(folder, 'new.png.part'), 'x');
    const isServed = async ({ data }: typeof shown) =>
      (await shop.app.request(new URL(data.url).pathname)).headers.get('content-type') === 'image/png';
    await cleanUp(shop.services);
    expect([await isServed(unused), await isServed(shown)]).toEqual([true, true]);
    const left = await readdir(folder);
    expect(left).not.toContain('half.png.part');
    expect(left).not.toContain('unknown.png');
    expect(left).toContain('new.png.part');
    shop.clock.advance(day + minute);
    await cleanUp(shop.services);
    expect([await isServed(unused), await isServed(shown)]).toEqual([false, true]);
    expect(await shop.db.$count(uploads, eq(uploads.uid, shopper.uid))).toBe(1);
  });

  it('are limited to so many a day of one account', async () => {
    const { shop } = world;
    const { token, uid } = await makeShopper(shop.db, {}, shop.clock.now());
    const row = { uid, originalName: '', type: 'image/png', size: 1, width: 1, height: 1 };
    const createdAt = shop.clock.now();
    await shop.db
      .insert(uploads)
      .values(
        Array.from({ length: uploadsPerDay - 1 }, (_, i) => ({ ...row, name: `${uid}-${i}.png`, createdAt })),
      );
    const bytes = new Uint8Array(await canvas().png().toBuffer());
    expect((await upload(form(bytes), token)).code).toBe(200);
    expect((await upload(form(bytes), token)).message).toBe(
      'Too many attempts, please try again in 1440 minutes',
    );
    const other = await makeShopper(shop.db, {}, shop.clock.now());
    expect((await upload(form(bytes), other.token)).code).toBe(200);
  });

  it('leave nothing when the disk is full', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marketfront-part-'));
    // There is a folder in place of the file: writing works, and the last step fails.
    await mkdir(join(folder, 'a.png', 'b'), { recursive: true });
    await expect(writeWhole(join(folder, 'a.png'), Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY/);
    expect(await readdir(folder)).toEqual(['a.png']);
    await rm(folder, { recursive: true });
  });
});
