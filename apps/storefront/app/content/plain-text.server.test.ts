import { expect, it } from 'vitest';
import { plainText } from './plain-text.server.ts';

it('leaves the text of markup, with its characters', () => {
  expect(plainText('<p>Iron &amp; steel,<br>\n<b>for&nbsp;years</b></p>')).toBe('Iron & steel, for years');
  expect(plainText('1 &lt; 2 &#39;so&#39; &quot;to speak&quot;')).toBe(`1 < 2 'so' "to speak"`);
});

it('decodes a character once', () => {
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});
