import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './baseline.ts';

export interface Finding {
  id: string;
  kind: 'changed' | 'new' | 'removed';
  changes: readonly Change[];
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:1600px;margin:auto;padding:24px}
h2{margin:48px 0 8px;font-size:18px}figure{display:inline-block;width:calc(33% - 12px);margin:0 12px 12px 0;vertical-align:top}
img{width:100%;border:1px solid #8888}figcaption{font-size:13px;opacity:.7}`;

/** Writes a page with the old and new screenshots and their differences. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map(({ id, kind, changes }) => {
    const rows = changes.map(({ mode, before, after, difference }) => {
      const figures = Object.entries({ before, after, difference }).map(([name, png]) => {
        const file = `${id}.${mode}.${name}.png`;
        writeFileSync(path.join(folder, file), png);
        return `<figure><img src="${file}" alt="${name}" loading="lazy"><figcaption>${mode}, ${name}</figcaption></figure>`;
      });
      return `<div>${figures.join('')}</div>`;
    });
    return `<section><h2>${id} <small>${kind}</small></h2>${rows.join('')}</section>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${style}</style>
<h1>${findings.length} stories look different</h1>${sections.join('\n')}</html>`,
  );
  return file;
}
