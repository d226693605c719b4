/**
 * Writes docs/api from the types and their comments: what is exported, with parameters, units and what it throws.
 * Props of components are not here: Storybook's tables show them beside the drawn states.
 * `pnpm api-docs` writes, `pnpm api-docs --check` fails when what is checked in is old.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import { load as markdown } from 'typedoc-plugin-markdown';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'docs/api');

/** A package's documents: title and the module it describes. */
const documents = {
  i18n: {
    locales: 'index',
    format: 'format/index',
    react: 'react/index',
    compile: 'compile',
    pseudo: 'pseudo',
    vite: 'vite/index',
  },
  'api-client': { 'api-client': 'index', conformance: 'conformance/index' },
  ui: {
    provider: 'provider/index',
    tokens: 'tokens/index',
    brand: 'tokens/brand/index',
    focus: 'styles/focus.css',
    motion: 'styles/motion',
    layers: 'styles/layers',
    testing: 'testing/locators/index',
  },
} as const satisfies Record<string, Record<string, string>>;

/** Types of the wire, hundreds of pages: `openapi.yaml` says the same, with words. */
const ofTheWire = ['components', 'operations', 'paths'];

const withoutTheWire = (text: string) =>
  text
    .split(/^(?=## )/m)
    .filter((section) => !ofTheWire.some((name) => section.startsWith(`## ${name}\n`)))
    .join('')
    .replaceAll(
      new RegExp(`\\]\\(#(${ofTheWire.join('|')})\\)`, 'g'),
      '](../../../packages/api-client/openapi.yaml)',
    );

const longestCode = 24;

/** Inferred types of tables and schemas fill pages; an editor shows them better. */
const shortened = (text: string) =>
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
    // The compiler has its own step; here colleagues may be in the middle of an edit.
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
    const whole = path.join(into, file);
    writeFileSync(whole, shortened(withoutTheWire(readFileSync(whole, 'utf8'))));
  }
}

const read = (dir: string) =>
  new Map(
    globSync('**/*.md', { cwd: dir })
      .toSorted()
      .map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]),
  );

const check = process.argv.includes('--check');
const out = check ? mkdtempSync(path.join(tmpdir(), 'marketfront-api-')) : target;
if (!check) rmSync(target, { recursive: true, force: true });
for (const name of Object.keys(documents) as (keyof typeof documents)[]) {
  await write(name, path.join(out, name));
}
if (check) {
  const [is, should] = [read(target), read(out)];
  rmSync(out, { recursive: true });
  const old = [...new Set([...is.keys(), ...should.keys()])].filter(
    (file) => is.get(file) !== should.get(file),
  );
  for (const file of old) console.error(`✗ docs/api/${file} is old: run \`pnpm api-docs\`.`);
  if (old.length > 0) process.exit(1);
}
