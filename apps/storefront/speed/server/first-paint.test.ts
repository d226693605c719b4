import { describe, expect, it } from 'vitest';
import { firstPaint } from './first-paint.ts';

const page = `<html><head><link rel="modulepreload" href="/a.js"/><link nonce="n" rel="stylesheet" href="/a.css#"/></head>
<body><p>Écharpe 围巾 ผ้าพันคอ</p><script nonce="n">window.before = 1</script>
<script nonce="n" type="module" async="">import "/a.js";</script></body></html>`;

const pickStyles = (_: string, hrefs: readonly string[]) => `/* ${hrefs.join()} $& */`;
const finish = (html: string, nonce?: string) => firstPaint(html, nonce, pickStyles);

describe('until the first paint of a document', () => {
  it('its scripts wait', () => {
    const html = finish(page, 'n');
    expect(html).toContain('<link rel="after-paint" href="/a.js"/>');
    expect(html).toContain(
      '<script nonce="n" type="after-paint" async="">import "/a.js";</script><script nonce="n">',
    );
    expect(html).toContain('<script nonce="n">window.before = 1</script>');
    expect(html).toContain('<p>Écharpe 围巾 ผ้าพันคอ</p>');
    expect(html).not.toContain('type="module"');
  });

  it('its style sheets wait: the styles that it needs are in it', () => {
    expect(finish(page, 'n')).toContain(
      '<style nonce="n">/* /a.css $& */</style><link nonce="n" rel="style-after-paint" href="/a.css#"/>',
    );
  });

  it('its style sheets do not wait where no script can fetch them', () => {
    expect(finish(page, 'n')).toContain(
      '<noscript><link nonce="n" rel="stylesheet" href="/a.css#"/></noscript></head>',
    );
  });

  it('nothing of it needs a nonce', () => {
    const html = finish(page.replaceAll(' nonce="n"', ''));
    expect(html).toContain('<script type="after-paint" async="">import "/a.js";</script><script>(() => {');
    expect(html).toContain('<style>');
  });

  it('a page without scripts has its styles, and nothing of it waits', () => {
    expect(
      finish('<html><head><link rel="stylesheet" href="/a.css"/></head><body>Plain 文</body></html>', 'n'),
    ).toBe(
      '<html><head><style nonce="n">/* /a.css $& */</style><link rel="stylesheet" href="/a.css"/></head><body>Plain 文</body></html>',
    );
  });
});
