import { expect, it } from 'vitest';
import { firstPaint, pageStylesMark } from './first-paint.ts';

const elements = `<html><head><style nonce="n">${pageStylesMark}</style><noscript><link nonce="n" rel="stylesheet" href="/a.css#"/>
<link rel="icon" href="/icon.svg"/><link rel="stylesheet" href="/b.css"/></noscript></head><body><p>Écharpe 围巾 ผ้าพันคอ</p>`;
const page = `${elements}<noscript><template><script type="module">import "/a.js";</script></template></noscript></body></html>`;

const pickStyles = (html: string, hrefs: readonly string[]) => `/* ${hrefs.join()} $& ${html.length} */`;

it('writes the styles of its elements into a document', () => {
  expect(firstPaint(page, pickStyles)).toBe(
    page.replace(pageStylesMark, () => `/* /a.css,/b.css $& ${elements.length} */`),
  );
});

it('leaves a document as it is that has no place for styles', () => {
  const plain = '<html><head><link rel="stylesheet" href="/a.css"/></head><body>Plain 文</body></html>';
  expect(firstPaint(plain, pickStyles)).toBe(plain);
});
