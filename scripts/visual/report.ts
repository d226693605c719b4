import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Difference } from './picture.ts';

export interface Finding {
  id: string;
  mode: string;
  kind: 'changed' | 'new' | 'removed';
  images: Difference | { after: Buffer } | undefined;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:1600px;margin:auto;padding:24px}
h2{margin:48px 0 8px;font-size:18px}figure{display:inline-block;width:calc(33% - 12px);margin:0 12px 12px 0;vertical-align:top}
img{max-width:100%;border:1px solid #8888}figcaption{font-size:13px;opacity:.7}`;

/** Writes a page with the old and new pictures and their differences. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stories = Object.entries(Object.groupBy(findings, ({ id }) => id));
  const sections = stories.map(([id, ofStory = []]) => {
    const rows = ofStory.map(({ mode, kind, images = {} }) => {
      const figures = Object.entries(images).map(([name, png]: [string, Buffer]) => {
        const file = `${id}.${mode}.${name}.png`;
        writeFileSync(path.join(folder, file), png);
        return `<figure><img src="${file}" alt="${name}" loading="lazy"><figcaption>${mode}, ${name}</figcaption></figure>`;
      });
      return `<div><h3>${mode} <small>${kind}</small></h3>${figures.join('')}</div>`;
    });
    return `<section><h2>${id}</h2>${rows.join('')}</section>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${style}</style>
<h1>${stories.length} stories look different</h1>${sections.join('\n')}</html>`,
  );
  return file;
}
