import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server.ts';

const page = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>Écharpe 围巾 ผ้าพันคอ</p><script nonce="n">window.before = 1</script>
<script nonce="n" type="module" async="">import "/a.js";</script><div hidden id="S:0">后来</div></body></html>`;

const send = (pieces: Buffer[], nonce?: string) => text(Readable.from(pieces).pipe(scriptsAfterPaint(nonce)));

describe('the scripts of a document', () => {
  it('wait for its first paint', async () => {
    const html = await send([Buffer.from(page)], 'n');
    expect(html).toContain('<link rel="after-paint" href="/a.js"/><link rel="stylesheet" href="/a.css"/>');
    expect(html).toContain(
      '<script nonce="n" type="after-paint" async="">import "/a.js";</script><script nonce="n">',
    );
    expect(html).toContain('<script nonce="n">window.before = 1</script>');
    expect(html).toContain('<p>Écharpe 围巾 ผ้าพันคอ</p>');
    expect(html).toContain('后来');
    expect(html).not.toContain('type="module"');
  });

  it('are found wherever the document is cut', async () => {
    const bytes = Buffer.from(page);
    const whole = await send([bytes], 'n');
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await send([bytes.subarray(0, at), bytes.subarray(at)], 'n')).toBe(whole);
    }
  });

  it('need no nonce', async () => {
    const html = await send([Buffer.from(page.replaceAll(' nonce="n"', ''))]);
    expect(html).toContain('<script type="after-paint" async="">import "/a.js";</script><script>(() => {');
  });

  it('are missing in a page without any', async () => {
    expect(await send([Buffer.from('<html><body>Plain 文'), Buffer.from('</body></html>')], 'n')).toBe(
      '<html><body>Plain 文</body></html>',
    );
  });
});
