/**
 * `pnpm api-docs` writes docs/api from the types and their comments, and the recipes into the README of the client;
 * `pnpm api-docs --check` fails when docs/api is out of date or a public field or call has no comment. Props of
 * components are documented by `pnpm component-docs`.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import { load as markdown } from 'typedoc-plugin-markdown';
import { recipesAreCurrent, writeRecipes } from './package/recipes.ts';
import { publicFields } from './undocumented.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'docs/api');

/** The documents of each package, each with its module. */
const documents = {
  i18n: {
    locales: 'index',
    format: 'format/index',
    react: 'react/index',
    compile: 'compile',
    pseudo: 'pseudo',
    vite: 'vite/index',
  },
  'api-client': {
    'api-client': 'index',
    connect: 'connection',
    ui: 'ui/index',
    conformance: 'conformance/index',
  },
  ui: {
    provider: 'provider/index',
    hooks: 'hooks/index',
    tokens: 'tokens/index',
    brand: 'tokens/brand/index',
    focus: 'styles/focus.css',
    motion: 'styles/motion',
    layers: 'styles/layers',
    testing: 'testing/locators/index',
  },
} as const satisfies Record<string, Record<string, string>>;

/** Generated types of the API would take hundreds of pages; `openapi.yaml` has them with descriptions. */
const generatedTypes = ['components', 'operations', 'paths'];

const withoutGeneratedTypes = (text: string) =>
  text
    .split(/^(?=## )/m)
    .filter((section) => !generatedTypes.some((name) => section.startsWith(`## ${name}\n`)))
    .join('')
    .replaceAll(
      new RegExp(`\\]\\(#(${generatedTypes.join('|')})\\)`, 'g'),
      '](../../../packages/api-client/openapi.yaml)',
    );

const longestCode = 24;

/** Inferred types of tables and schemas are pages long; only their first lines are kept. */
const shortenCode = (text: string) =>
  text.replaceAll(/```ts\n([\s\S]*?)```/g, (block, code: string) => {
    const lines = code.trimEnd().split('\n');
    if (lines.length <= longestCode) return block;
    const kept = lines.slice(0, 6).join('\n');
    return `\`\`\`ts\n${kept}\n  // … ${lines.length - 6} more lines\n\`\`\``;
  });

async function write(name: keyof typeof documents, into: string): Promise<void> {
  const dir = path.join(root, 'packages', name);
  const entries = Object.values<string>(documents[name]);
  const options = {
    plugin: [markdown],
    name: `@marketfront/${name}`,
    tsconfig: path.join(dir, 'tsconfig.json'),
    entryPoints: entries.map((entry) => path.join(dir, 'src', `${entry}.ts`)),
    basePath: path.join(dir, 'src'),
    // `pnpm typecheck` reports type errors.
    skipErrorChecking: true,
    outputs: [{ name: 'markdown', path: into }],
    router: 'module',
    readme: 'none',
    logLevel: 'Error',
    disableSources: true,
    excludeExternals: true,
    excludeInternal: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hideGroupHeadings: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    propertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
  };
  const app = await Application.bootstrapWithPlugins(options as Partial<TypeDocOptions>);
  const project = await app.convert();
  if (project === undefined) throw new Error(`The types of ${name} cannot be read.`);
  await app.generateOutputs(project);
  for (const file of globSync('**/*.md', { cwd: into })) {
    const page = path.join(into, file);
    writeFileSync(page, shortenCode(withoutGeneratedTypes(readFileSync(page, 'utf8'))));
  }
}

const readPages = (dir: string) =>
  new Map(
    globSync('**/*.md', { cwd: dir })
      .toSorted()
      .map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]),
  );

const check = process.argv.includes('--check');
const out = check ? mkdtempSync(path.join(tmpdir(), 'marketfront-api-')) : target;
if (!check) {
  rmSync(target, { recursive: true, force: true });
  writeRecipes();
}
for (const name of Object.keys(documents) as (keyof typeof documents)[]) {
  await write(name, path.join(out, name));
}
if (check) {
  const [current, expected] = [readPages(target), readPages(out)];
  rmSync(out, { recursive: true });
  const outdated = [...new Set([...current.keys(), ...expected.keys()])].filter(
    (file) => current.get(file) !== expected.get(file),
  );
  for (const file of outdated) console.error(`✗ docs/api/${file} is out of date: run \`pnpm api-docs\`.`);
  const recipes = recipesAreCurrent();
  if (!recipes)
    console.error('✗ The recipes in packages/api-client/README.md are out of date: run `pnpm api-docs`.');
  const fields = publicFields();
  const missing = fields.filter(({ commented }) => !commented);
  for (const { name } of missing) console.error(`✗ ${name} has no comment.`);
  console.log(
    `${fields.length - missing.length} of ${fields.length} public fields and calls have a comment.`,
  );
  if (outdated.length > 0 || missing.length > 0 || !recipes) process.exit(1);
}
