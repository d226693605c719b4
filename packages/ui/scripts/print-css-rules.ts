/** Runs every *.css.ts as plain modules and prints the rules they write, as JSON. Called by css-rules.ts. */
import { setAdapter, type Adapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { globSync } from 'node:fs';

const src = new URL('../src/', import.meta.url);
const written: { file: string; rule: unknown }[] = [];
let file = '';
const nothing = () => {};
const adapter: Adapter = {
  appendCss: (css) => {
    if ('rule' in css) written.push({ file, rule: css.rule });
  },
  registerClassName: nothing,
  registerComposition: nothing,
  markCompositionUsed: nothing,
  onEndFileScope: nothing,
  getIdentOption: () => 'debug',
};
setAdapter(adapter);
setFileScope('css-rules', '@marketfront/ui');

for (const name of globSync('**/*.css.ts', { cwd: src.pathname }).toSorted()) {
  file = name;
  await import(new URL(name, src).href);
}
process.stdout.write(JSON.stringify(written));
