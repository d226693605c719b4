import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.server.ts';

const base = 'https://cdn.example';

describe('merchant HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed;inset:0">x</p>',
    '<style>body{display:none}</style>',
    '<form action="https://evil.example"><input name=password></form>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ])('loses scripts, styles and forms: %s', (html) => {
    expect(cleanHtml(html, base)).not.toMatch(
      /script|onerror|onload|style|javascript:|<iframe|<form|<input|<svg/i,
    );
  });

  it('keeps headings, tables and pictures', () => {
    const html =
      '<h1>Wool</h1><table><tr><th>Size</th><td>M</td></tr></table><img src="/media/a.png" alt="A">';
    expect(cleanHtml(html, base)).toBe(
      '<h2>Wool</h2><table><tr><th>Size</th><td>M</td></tr></table><img src="https://cdn.example/media/a.png" alt="A" loading="lazy" />',
    );
  });

  it('opens links to other sites without an opener and without vouching for them', () =>
    expect(cleanHtml('<a href="https://a.example">a</a>', base)).toContain('rel="noopener nofollow ugc"'));
});
