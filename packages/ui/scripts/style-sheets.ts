/**
 * The published style sheets. Modules import no CSS, so that plain Node can render them; a site takes `styles.css`, or
 * `styles/base.css` and the sheets of the components it uses.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { transform, type Plugin } from 'esbuild';
import { readManifest } from './exports.ts';
import { writeTokenExports } from './token-exports.ts';
import { importGraph, type ImportGraph } from '../../../scripts/package/source.ts';

/** Order of layers, reset, tokens and themes: what every page needs. */
const baseEntry = 'src/styles/index.ts';

/** `./themes/harbor` in package.json: a brand, for the sites that want it. */
const brandSheets = (packageDir: string) =>
  Object.entries(readManifest(packageDir).exports).flatMap(([name, target]) => {
    const source = typeof target === 'string' ? undefined : target['@marketfront/source'];
    return name.startsWith('./themes/') && source !== undefined ? [source.slice('./'.length)] : [];
  });

const isSheet = (file: string) => file.endsWith('.css.ts');

export function styleSheets(packageDir: string) {
  const cssOf = new Map<string, string>();
  const nameOf = new Map<string, string>();
  const taken = new Set<string>();

  /** Class names people can read, the same in every build: `mf-button-tone-accent`. Variants of two groups may share a name (`neutral`): the second is `neutral-2`. */
  const identOption = ({ debugId, filePath, hash }: { debugId?: string; filePath: string; hash: string }) => {
    const known = nameOf.get(hash);
    if (known !== undefined) return known;
    const file = path.basename(filePath, '.css.ts');
    const own = debugId === file ? undefined : debugId?.replaceAll(/[^a-zA-Z0-9-]+/g, '-');
    const plain = ['mf', file, own].filter(Boolean).join('-');
    let name = plain;
    for (let copy = 2; taken.has(name); copy += 1) name = `${plain}-${copy}`;
    taken.add(name);
    nameOf.set(hash, name);
    return name;
  };

  /** Runs a sheet; what it says is kept in `cssOf`, what it exports is the module's text. */
  async function run(filePath: string): Promise<string> {
    const { source } = await compile({ filePath, cwd: packageDir, identOption: 'debug' });
    return processVanillaFile({
      source,
      filePath,
      identOption,
      serializeVirtualCssPath: ({ fileScope, source: css }) => {
        cssOf.set(fileScope.filePath, css);
        return '';
      },
    });
  }

  const plugin: Plugin = {
    name: 'style-sheets',
    setup({ onLoad }) {
      onLoad({ filter: /\.css\.ts$/ }, async ({ path: filePath }) => ({
        contents: await run(filePath),
        loader: 'js',
      }));
    },
  };

  async function write(_: ImportGraph, entries: readonly string[]): Promise<void> {
    const brands = brandSheets(packageDir);
    const graph = await importGraph(packageDir, [baseEntry, ...brands, ...entries]);
    for (const file of graph.files)
      if (isSheet(file) && !cssOf.has(file)) await run(path.join(packageDir, file));
    const rank = ranks(graph);
    const levels = Math.max(...rank.values()) + 1;
    const order = `@layer ${layerOrder(levels).join(',')};`;
    const sheet = async (files: readonly string[]) => {
      const rules = files.map((file) => layered(cssOf.get(file) ?? '', rank.get(file) ?? 0));
      const { code } = await transform(rules.join('\n'), { loader: 'css', minify: true });
      return `${order}\n${code}`;
    };
    const out = path.join(packageDir, 'dist');
    const save = async (name: string, files: readonly string[]) => {
      mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
      writeFileSync(path.join(out, name), await sheet(files));
    };
    const sheetsBelow = (roots: readonly string[]) => graph.inOrder(roots).filter(isSheet);

    const base = sheetsBelow([baseEntry]);
    const components = entries.filter((file) => /\/(primitives|commerce)\//.test(file));
    const all = sheetsBelow([baseEntry, ...components]);
    await save('styles.css', all);
    await save('css/base.css', base);
    for (const entry of components) {
      const own = sheetsBelow([entry]).filter((file) => !base.includes(file));
      await save(`css/${path.basename(path.dirname(entry))}.css`, own);
    }
    for (const brand of brands) await save(`css/themes/${path.basename(brand, '.css.ts')}.css`, [brand]);
    cpSync(path.join(packageDir, 'src/fonts'), path.join(out, 'fonts'), { recursive: true });
    cpSync(path.join(packageDir, 'src/tokens/tokens.json'), path.join(out, 'tokens.json'));
    writeTokenExports(path.join(out, 'design-tokens'));
  }

  return { plugin, write };
}

const layers = ['reset', 'tokens', 'primitives', 'commerce'] as const;
/** Layers in which one component may restyle another one that it is made of. */
const ranked = new Set<string>(['primitives', 'commerce']);

/** The order statement that opens every sheet: whatever sheet arrives first, the order is the same. */
const layerOrder = (levels: number) =>
  layers.flatMap((layer) =>
    ranked.has(layer)
      ? Array.from({ length: levels }, (_, level) => `marketfront.${layer}.l${level}`)
      : [`marketfront.${layer}`],
  );

/**
 * A button that is also a link has rules of both. Its own must win in whatever order, and however often, a page loads
 * their sheets; so each rule stands in the layer of its component's rank.
 */
const layered = (css: string, rank: number) =>
  css
    .replace(/@layer marketfront(\.\w+)?;\n?/g, '')
    .replace(/@layer marketfront\.(primitives|commerce) \{/g, `@layer marketfront.$1.l${rank} {`);

/** How many styled components a sheet's component stands on. */
function ranks(graph: ImportGraph): Map<string, number> {
  const rankOf = new Map<string, number>();
  const byModule = new Map<string, number>();
  for (const file of graph.inOrder(graph.files)) {
    if (isSheet(file)) continue;
    const below = graph.imports(file);
    const sheets = below.filter(isSheet);
    const depth = Math.max(0, ...below.filter((it) => !isSheet(it)).map((it) => byModule.get(it) ?? 0));
    for (const sheet of sheets) rankOf.set(sheet, Math.min(rankOf.get(sheet) ?? depth, depth));
    byModule.set(file, sheets.length > 0 ? depth + 1 : depth);
  }
  return rankOf;
}
