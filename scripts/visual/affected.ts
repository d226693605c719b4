/** Finds the stories that a changed file can affect: those that import it, directly or not. */
import { globSync } from 'node:fs';
import { importGraph } from '../import-graph.ts';
import { root } from './storybook-server.ts';

const preview = '.storybook/preview.tsx';

/** Files that no module imports by name, each with the file that depends on it. */
const notImported: readonly (readonly [RegExp, string])[] = [
  [
    /^(pnpm-lock\.yaml|patches\/.+|scripts\/chromium\.ts|scripts\/visual\/(picture|screenshots)\.ts)$/,
    preview,
  ],
  [/^\.storybook\/(main\.ts|preview-head\.html|public\/.+)$/, preview],
  [/^packages\/ui\/src\/testing\/fixtures\/photos\//, 'packages/ui/src/testing/fixtures/photos.ts'],
  [/^packages\/ui\/src\/messages\//, 'packages/ui/src/testing/catalogues.ts'],
];

/** Components that the preview uses appear on documentation pages, or in stories that import them themselves. */
const isFollowed = (importer: string, imported: string) =>
  !(
    importer.startsWith('.storybook/') &&
    /^packages\/ui\/src\/(primitives\/|commerce\/|index\.ts)/.test(imported)
  );

/** Story files that are among some changed files or import one of them; all paths are relative to the repository. */
export async function affectedStoryFiles(changed: readonly string[]): Promise<ReadonlySet<string>> {
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const { inputs } = await importGraph({
    folder: root,
    entryPoints: [preview, ...stories],
    treeShaking: false,
  });
  const importers = new Map<string, string[]>();
  for (const [importer, { imports }] of Object.entries(inputs))
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
