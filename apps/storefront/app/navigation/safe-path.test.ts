import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  it.each(['/', '/cart', '/fr/cart?x=1#y', '/goods/goods_search?keywords=a%2Fb', '/categories?id=1&min=2'])(
    'keeps %s',
    (path) => expect(safePath(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/./%2fevil.example'.replace('/.', ''),
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '/a\u0000b',
    '/a\u202eb',
    '/\u2215evil.example',
    '/\uff0fevil.example',
    'cart',
    '',
    `/${'a'.repeat(2000)}`,
    undefined,
    42,
  ])('drops %s', (path) => expect(safePath(path)).toBeUndefined());

  it('drops a path that becomes another host when it is resolved', () => {
    expect(safePath('/x/..//evil.example')).toBeUndefined();
    expect(safePath('/.//evil.example')).toBeUndefined();
  });
});
