/** Finds the stories that a changed file can affect: those that import it, directly or not. */
import { globSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { sourceCondition } from '../package/source.ts';
import { root } from './storybook-server.ts';

const preview = '.storybook/preview.tsx';

/** Files that no module imports by name, and what depends on them. */
const notImported: readonly (readonly [RegExp, string])[] = [
  [
    /^(pnpm-lock\.yaml|patches\/.+|scripts\/chromium\.ts|scripts\/visual\/(picture|screenshots)\.ts)$/,
    preview,
  ],
  [/^\.storybook\/(main\.ts|preview-head\.html|public\/.+)$/, preview],
  [/^packages\/ui\/src\/testing\/fixtures\/photos\//, 'packages/ui/src/testing/fixtures/photos.ts'],
  [/^packages\/ui\/src\/messages\//, 'packages/ui/src/testing/catalogues.ts'],
];

/** What the preview shows of a component, it shows on pages of documentation or in stories that import it themselves. */
const isFollowed = (importer: string, imported: string) =>
  !(
    importer.startsWith('.storybook/') &&
    /^packages\/ui\/src\/(primitives\/|commerce\/|index\.ts)/.test(imported)
  );

const assets = ['.webp', '.png', '.svg', '.woff2', '.mp4', '.md'];

/** The imports of all stories and of the preview, those of style sheets included. */
async function importsOf(stories: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [preview, ...stories],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: [sourceCondition],
    loader: Object.fromEntries(assets.map((extension) => [extension, 'empty'])),
    treeShaking: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'external-packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^.]/ }, ({ kind, path: name }) =>
            kind === 'entry-point' || name.startsWith('@marketfront/') ? undefined : { external: true },
          ),
      },
    ],
  });
  return metafile.inputs;
}

/** Story files that are among some changed files or import one; all paths are relative to the repository. */
export async function affectedStoryFiles(changed: readonly string[]): Promise<ReadonlySet<string>> {
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const importers = new Map<string, string[]>();
  for (const [importer, { imports }] of Object.entries(await importsOf(stories)))
    for (const { path: imported } of imports.filter((each) => isFollowed(importer, each.path)))
      importers.set(imported, [...(importers.get(imported) ?? []), importer]);

  const queue = changed.flatMap((file) => [
    file,
    ...notImported.filter(([pattern]) => pattern.test(file)).map(([, dependent]) => dependent),
  ]);
  const reached = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...(importers.get(file) ?? []));
  }
  return new Set(reached.has(preview) ? stories : stories.filter((file) => reached.has(file)));
}
