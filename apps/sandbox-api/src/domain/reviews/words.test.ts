import { expect, it } from 'vitest';
import { commonWords } from './words.ts';

it('finds what several reviews speak of, the most common first', () => {
  const texts = [
    'The battery lasts and lasts.',
    'A battery that charges quickly; the screen is bright.',
    'Bright screen, weak battery.',
    'I like it very much.',
  ];
  expect(commonWords(texts, 'en')).toEqual(['battery', 'bright', 'screen']);
});

it('knows the words of scripts without spaces', () => {
  expect(commonWords(['电池很耐用', '电池容量大'], 'zh-CN')).toContain('电池');
  expect(commonWords(['แบตเตอรี่ทนมาก', 'แบตเตอรี่ดี'], 'th')).toContain('แบตเตอรี่');
});
