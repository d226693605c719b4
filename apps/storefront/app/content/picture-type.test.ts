import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const file = (bytes: readonly number[], type: string) => new File([new Uint8Array(bytes)], 'a', { type });

it.each([
  ['a JPEG picture', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg', 'image/jpeg'],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png', 'image/png'],
  [
    'a PNG picture under another name',
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    'text/html',
    'image/png',
  ],
  ['a script that calls itself a picture', [0x3c, 0x73, 0x76, 0x67], 'image/png', undefined],
  ['an empty file', [], 'image/jpeg', undefined],
])('%s', async (_name, bytes, declared, type) => {
  expect(await pictureTypeOf(file(bytes, declared))).toBe(type);
});
