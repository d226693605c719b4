/**
 * The published style sheets. Modules import no CSS, so that plain Node can render them; a site loads `styles.css`, or
 * `styles/base.css` and the sheets of the components it uses.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { transform, type Plugin } from 'esbuild';
import { layerNames, layersOfComponents } from '../src/styles/layer-names.ts';
import { readManifest } from './exports.ts';
import { writeTokenExports } from './token-exports.ts';
import { packageGraph, type ImportGraph } from '../../../scripts/package/source.ts';

/** Layer order, tokens, themes and the base rules of our elements: required on every page. */
const baseEntry = 'src/styles/published.ts';

/** Optional sheets with rules for all elements of a site. */
const siteSheets = ['src/styles/reset.css.ts', 'src/styles/page.css.ts'];

/** `./themes/harbor` in package.json: an optional brand. */
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

  /**
   * Readable class names that are stable across builds: `mf-button-tone-accent`. If two groups share a variant name,
   * the second is `neutral-2`.
   */
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

  /** Runs a style module: its styles are kept in `cssOf`, its exports become the text of the published module. */
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
    const graph = await packageGraph(packageDir, [baseEntry, ...siteSheets, ...brands, ...entries]);
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
    for (const file of siteSheets) await save(`css/${path.basename(file, '.css.ts')}.css`, [file]);
    for (const brand of brands) await save(`css/themes/${path.basename(brand, '.css.ts')}.css`, [brand]);
    // TypeScript 6 and later also look for the types of `import '@marketfront/ui/styles.css'`.
    writeFileSync(path.join(out, 'css.d.ts'), 'export {};\n');
    cpSync(path.join(packageDir, 'src/fonts'), path.join(out, 'fonts'), { recursive: true });
    cpSync(path.join(packageDir, 'src/tokens/tokens.json'), path.join(out, 'tokens.json'));
    writeTokenExports(path.join(out, 'design-tokens'));
  }

  return { plugin, write };
}

const ranked = new Set<string>(layersOfComponents);

/** The layer statement at the start of every sheet: the order is the same whichever sheet loads first. */
const layerOrder = (levels: number) =>
  layerNames.flatMap((layer) =>
    ranked.has(layer)
      ? Array.from({ length: levels }, (_, level) => `marketfront.${layer}.l${level}`)
      : [`marketfront.${layer}`],
  );

const ofComponents = new RegExp(`@layer marketfront\\.(${layersOfComponents.join('|')}) \\{`, 'g');

/**
 * A component that extends another has rules of both. Its own rules must win whatever the order in which, and however
 * often, a page loads the sheets, so each rule is in the layer of its component's rank.
 */
const layered = (css: string, rank: number) =>
  css
    .replace(/@layer marketfront(\.\w+)?;\n?/g, '')
    .replace(ofComponents, `@layer marketfront.$1.l${rank} {`);

/** The number of styled components that a component is built on. */
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
