/** Finds the published files of a package by its exports and imports. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** The condition under which this repository reads packages from source; it is not published. */
export const sourceCondition = '@marketfront/source';

/**
 * Source path → published path. Never `*.css.js`: a consumer's vanilla-extract plugin would compile such a file as a
 * style sheet again.
 */
export const published = (file: string) =>
  file.replace(/\.css\.ts$/, '.styles.js').replace(/(?<!\.d)\.tsx?$/, '.js');

type Exports = Record<string, string | Record<string, string>>;

/** Source files that the package's exports and commands name, wildcards expanded, relative to the package. */
export function entryFiles(packageDir: string): string[] {
  const { exports, bin = {} } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    exports: Exports;
    bin?: Record<string, string>;
  };
  const commands = Object.values(bin).map((file) => file.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
  const modules = Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target[sourceCondition];
    // An entry without a published target is only for this repository.
    if (source === undefined || typeof target === 'string' || target['default'] === undefined) return [];
    const files = globSync(source, { cwd: packageDir });
    return files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures|guide|play)\.tsx?$/.test(file),
    );
  });
  return [...modules, ...commands];
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css\.ts$/ }, () => ({ contents: 'module.exports = {}', loader: 'js' }));
  },
};

/** Builds the import graph of some entries, without the imports of style sheets and without packages. */
export async function packageGraph(packageDir: string, entries: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    absWorkingDir: packageDir,
    entryPoints: [...entries],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    packages: 'external',
    treeShaking: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  return new ImportGraph(metafile.inputs);
}

/** The imports of each file, with paths relative to the package. */
export class ImportGraph {
  readonly files: readonly string[];
  #inputs: Metafile['inputs'];

  constructor(inputs: Metafile['inputs']) {
    this.#inputs = inputs;
    this.files = Object.keys(inputs);
  }

  /** Direct imports, including dynamic ones, in source order. */
  imports(file: string): string[] {
    const imports = this.#inputs[file]?.imports ?? [];
    return imports.filter(({ external }) => !external).map(({ path }) => path);
  }

  /** All files that some files import, directly or not: imported files before their importers. */
  inOrder(roots: readonly string[]): string[] {
    const seen = new Set<string>();
    const order: string[] = [];
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const below of this.imports(file)) visit(below);
      order.push(file);
    };
    for (const root of roots) visit(root);
    return order;
  }
}
