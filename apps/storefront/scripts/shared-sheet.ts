/**
 * After a build: one link for the style sheet that every page has. The router calls a sheet `….css#` when dynamic imports
 * load it too, so that it has two links: React removes that of a page together with the page. The link of the root is
 * never removed; a second one would make browsers compute the styles of the whole page again.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const build = path.resolve(import.meta.dirname, '../build');
const marked = /(\/assets\/styles-[\w-]+\.css)#/g;
for (const name of ['client/assets/manifest-*.js', 'server/index.js']) {
  const files = globSync(name, { cwd: build }).map((file) => path.join(build, file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const shared = text.replaceAll(marked, '$1');
    if (shared === text) throw new Error(`${file} does not link the sheet "styles" as the router did.`);
    writeFileSync(file, shared);
  }
}
