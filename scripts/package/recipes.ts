/**
 * The code blocks of packages/api-client/README.md that a test runs, each after a marker: `<!-- recipe: tracing -->`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './pack.ts';

const packageDir = path.join(root, 'packages/api-client');
const readme = path.join(packageDir, 'README.md');

/** The code as a consumer writes it: imports of modules have no extension. */
const codeOf = (name: string) =>
  readFileSync(path.join(packageDir, 'recipes', `${name}.ts`), 'utf8').replaceAll(
    /(from '\.[^']+)\.ts'/g,
    "$1'",
  );

const withRecipes = (text: string) =>
  text.replaceAll(
    /(<!-- recipe: ([\w-]+) -->\n\n```ts\n)[\s\S]*?(```)/g,
    (_, before: string, name: string, after: string) => before + codeOf(name) + after,
  );

export const recipesAreCurrent = () => {
  const text = readFileSync(readme, 'utf8');
  return text === withRecipes(text);
};

export const writeRecipes = () => writeFileSync(readme, withRecipes(readFileSync(readme, 'utf8')));
