/**
 * `pnpm component-docs` writes the documentation of the components from their types, stories and guides: one page each
 * in packages/ui/docs/components, the pages of the provider and of the hooks, the index, llms.txt, and Storybook's page
 * of names in other libraries. With `--check` it fails if one of them is out of date, if an example does not compile,
 * or if a prop, a function or a field has no comment.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collect, readRecipes, typeErrors } from './collect.ts';
import { root } from './modules.ts';
import { foundationPageOf, indexOf, isIcon, llmsTextOf, otherNamesPage, pageOf } from './page.ts';

const ui = path.join(root, 'packages/ui');
const pagesDir = path.join(ui, 'docs/components');

const { components: all, foundations } = await collect();
const recipes = readRecipes(path.join(ui, 'docs/recipes'));
const files = new Map([
  ...all.map((one) => [path.join(pagesDir, `${one.folder.name}.md`), pageOf(one)] as const),
  ...foundations.map((one) => [path.join(ui, `docs/${one.name}.md`), foundationPageOf(one)] as const),
  [path.join(ui, 'docs/README.md'), indexOf(all, foundations, recipes)],
  [path.join(ui, 'llms.txt'), llmsTextOf(all, foundations, recipes)],
  [path.join(root, '.storybook/docs/other-names.mdx'), otherNamesPage(all)],
]);

const problems = all.flatMap(({ folder, components, parts, functions, types }) => [
  ...(components.length === 0 ? [`${folder.name}: no component was found among the exports.`] : []),
  ...[...functions, ...types].flatMap(({ uncommented }) =>
    uncommented.map((name) => `${folder.name}: ${name} has no comment.`),
  ),
  ...[...components, ...parts].flatMap(({ name, comment, props }) => [
    ...(comment === '' && !isIcon({ name }) ? [`${folder.name}: ${name} has no comment.`] : []),
    ...props
      .filter((prop) => prop.comment === '')
      .map((prop) => `${folder.name}: ${name} has no comment on its prop ${prop.name}.`),
  ]),
]);
for (const { name: page, components, functions, types } of foundations) {
  const names = [
    ...[...functions, ...types].flatMap(({ uncommented }) => uncommented),
    ...components.flatMap(({ name, props }) =>
      props.filter(({ comment }) => comment === '').map((prop) => `${name} ${prop.name}`),
    ),
  ];
  problems.push(...names.map((name) => `${page}: ${name} has no comment.`));
}
const errors = typeErrors();
if (errors !== '') problems.push(`Examples do not compile:\n${errors}`);

const isCurrent = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
const stale = globSync('*.md', { cwd: pagesDir })
  .map((file) => path.join(pagesDir, file))
  .filter((file) => !files.has(file));

if (process.argv.includes('--check')) {
  for (const file of [
    ...stale,
    ...[...files].filter(([file, text]) => !isCurrent(file, text)).map(([file]) => file),
  ])
    problems.push(`${path.relative(root, file)} is out of date: run \`pnpm component-docs\`.`);
} else {
  for (const file of stale) rmSync(file);
  mkdirSync(pagesDir, { recursive: true });
  for (const [file, text] of files) writeFileSync(file, text);
}

for (const problem of problems) console.error(`✗ ${problem}`);
const props = all.flatMap(({ components }) => components.flatMap((component) => component.props));
const examples = all.flatMap((one) => one.examples);
console.log(
  `${all.length} pages, ${props.length} props (${props.filter(({ comment }) => comment === '').length} without a comment), ${examples.length} examples.`,
);
process.exit(problems.length === 0 ? 0 : 1);
