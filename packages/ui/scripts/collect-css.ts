/** Runs every *.css.ts as a module and collects its styles in the order in which they are defined. */
import { setAdapter, type Adapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { globSync } from 'node:fs';

type Css = Parameters<Adapter['appendCss']>[0];

export async function collectCss(files = '**/*.css.ts'): Promise<{ file: string; css: Css }[]> {
  const src = new URL('../src/', import.meta.url);
  const collected: { file: string; css: Css }[] = [];
  let file = '';
  const noop = () => {};
  setAdapter({
    appendCss: (css) => collected.push({ file, css }),
    registerClassName: noop,
    registerComposition: noop,
    markCompositionUsed: noop,
    onEndFileScope: noop,
    getIdentOption: () => 'debug',
  });
  setFileScope('collect-css', '@marketfront/ui');
  for (const name of globSync(files, { cwd: src.pathname }).toSorted()) {
    file = name.replaceAll('\\', '/');
    await import(new URL(file, src).href);
  }
  return collected;
}
