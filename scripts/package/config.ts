/** The tsup configuration of the published packages: one module per source file keeps directives and tree shaking. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { entryFiles, packageGraph, published, type ImportGraph } from './source.ts';

interface PackageOptions {
  plugins?: Plugin[];
  /** Writes the files that the package publishes in addition to its modules. */
  assets?: (graph: ImportGraph, entries: readonly string[]) => Promise<void> | void;
}

const isInPackage = (importer: string) => /[\\/]node_modules[\\/]/.test(importer);

/** Keeps relative imports of our own files, with the name of the published file. */
const keepImports: Plugin = {
  name: 'keep-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, (args) =>
      args.kind === 'entry-point' || isInPackage(args.importer)
        ? undefined
        : { path: published(args.path), external: true },
    );
  },
};

/** Marks component definitions as pure, so that a bundler removes those that a site does not use. */
const pureCalls: Plugin = {
  name: 'pure-calls',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(
        /^((?:export )?const \w+ = )((?:forwardRef|createContext|lazy|memo|createIcon)\b)/gm,
        '$1/* @__PURE__ */ $2',
      ),
      loader: 'tsx',
    }));
  },
};

/**
 * esbuild renames the function in `export const Button = forwardRef(function Button() {})` to `Button2`, which React's
 * tools would show. Both names may be equal, as in the source: the inner one is visible only inside.
 */
function keepFunctionNames(packageDir: string): void {
  for (const file of globSync('dist/**/*.js', { cwd: packageDir })) {
    const target = path.join(packageDir, file);
    const text = readFileSync(target, 'utf8');
    const renamed = [...text.matchAll(/^ *(?:var|const) (\w+?)\d* = [^\n]*\(\s*function (\1\d+)\(/gm)];
    if (renamed.length === 0) continue;
    const names = new Map(renamed.map(([, name = '', other = '']) => [other, name]));
    writeFileSync(
      target,
      text.replaceAll(/(?<![\w$])[A-Z]\w*\d(?![\w$])/g, (word) => names.get(word) ?? word),
    );
  }
}

/** Writes the types with the native compiler; only those reachable from an entry are published. */
function writeTypes(packageDir: string, entries: readonly string[]): void {
  const all = path.join(packageDir, 'node_modules/.types');
  rmSync(all, { recursive: true, force: true });
  const tsc = spawnSync('tsc', ['-p', 'tsconfig.build.json', '--outDir', all, '--singleThreaded'], {
    cwd: packageDir,
    encoding: 'utf8',
  });
  if (tsc.status !== 0)
    throw new Error(`The types of ${packageDir} do not build:\n${tsc.stdout}${tsc.stderr}`);
  // tsc does not emit .d.ts files that are sources (written by hand or generated).
  for (const file of globSync('src/**/*.d.ts', { cwd: packageDir })) {
    const target = path.join(all, path.relative('src', file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(packageDir, file)));
  }
  const declaration = (file: string) => file.replace(/(\.d)?\.tsx?$/, '.d.ts');
  const queue = entries.map((file) => declaration(path.relative('src', file)));
  const seen = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const from = path.dirname(file);
    const text = readFileSync(path.join(all, file), 'utf8').replace(
      /((?:from|import)\s*\(?\s*['"])(\.[^'"]+)(['"])/g,
      (_, before: string, specifier: string, after: string) => {
        queue.push(declaration(path.join(from, specifier)));
        return before + published(specifier.replace(/\.d\.ts$/, '.ts')) + after;
      },
    );
    const target = path.join(packageDir, 'dist', file.replace(/\.css\.d\.ts$/, '.styles.d.ts'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  rmSync(all, { recursive: true, force: true });
}

export const packageConfig = (packageDir: string, { plugins = [], assets }: PackageOptions = {}) =>
  defineConfig(async () => {
    const entries = entryFiles(packageDir);
    const graph = await packageGraph(packageDir, entries);
    const modules = graph.files.filter((file) => /\.tsx?$/.test(file));
    return {
      entry: Object.fromEntries(
        modules.map((file) => [path.relative('src', published(file)).replace(/\.js$/, ''), file]),
      ),
      format: ['esm'],
      target: 'es2022',
      platform: 'neutral',
      outDir: 'dist',
      clean: true,
      splitting: false,
      silent: true,
      sourcemap: true,
      esbuildOptions: (options) => {
        options.jsx = 'automatic';
        // Development dependencies are bundled; a neutral platform reads neither field by default.
        options.mainFields = ['module', 'main'];
      },
      esbuildPlugins: [...plugins, keepImports, pureCalls],
      onSuccess: async () => {
        keepFunctionNames(packageDir);
        writeTypes(packageDir, entries);
        await assets?.(graph, entries);
      },
    };
  });
