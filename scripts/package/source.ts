/** What a package's published files are, read from its exports and its imports. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** The condition under which this repository reads packages from source; it is not published. */
export const sourceCondition = '@marketfront/source';

/**
 * Source path → published path. Never `*.css.js`: a consumer that runs vanilla-extract's own plugin would take such a
 * file for a style sheet and run it again.
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
    // An entry without a published target serves this repository only.
    if (source === undefined || typeof target === 'string' || target['default'] === undefined) return [];
    const files = globSync(source, { cwd: packageDir });
    return files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures|guide|play)\.tsx?$/.test(file),
    );
  });
  return [...modules, ...commands];
}

const stylesAreLeaves: Plugin = {
  name: 'styles-are-leaves',
  setup({ onLoad }) {
    onLoad({ filter: /\.css\.ts$/ }, () => ({ contents: 'module.exports = {}', loader: 'js' }));
  },
};

/** The import graph from some entries; style sheets are leaves, packages are left out. */
export async function importGraph(packageDir: string, entries: readonly string[]): Promise<ImportGraph> {
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
    plugins: [stylesAreLeaves],
  });
  return new ImportGraph(metafile.inputs);
}

/** Who imports whom, paths relative to the package. */
export class ImportGraph {
  readonly files: readonly string[];
  #inputs: Metafile['inputs'];

  constructor(inputs: Metafile['inputs']) {
    this.#inputs = inputs;
    this.files = Object.keys(inputs);
  }

  /** Direct imports, dynamic ones too, in the order they are written. */
  imports(file: string): string[] {
    const imports = this.#inputs[file]?.imports ?? [];
    return imports.filter(({ external }) => !external).map(({ path }) => path);
  }

  /** Everything below some files, imported before importing. */
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
