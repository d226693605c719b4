import { build, type Metafile } from 'esbuild';
import { sourceCondition } from './package/source.ts';

interface Entries {
  /** The folder to which all paths are relative. */
  readonly folder: string;
  readonly entryPoints: readonly string[];
  /** Whether unused exports of a module are left out. */
  readonly treeShaking: boolean;
}

const assets = ['.webp', '.png', '.svg', '.woff2', '.mp4', '.md'];

/** The import graph of the modules, including those of our packages; libraries are excluded. */
export async function importGraph({ folder, entryPoints, treeShaking }: Entries): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entryPoints],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: [sourceCondition],
    loader: Object.fromEntries(assets.map((extension) => [extension, 'empty'])),
    treeShaking,
    logLevel: 'error',
    plugins: [
      {
        name: 'external-packages',
        // React Router generates the modules in `+types`, which contain only types.
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^.]|^\.\/\+types/ }, ({ kind, path: name }) =>
            kind === 'entry-point' || name.startsWith('@marketfront/') ? undefined : { external: true },
          ),
      },
    ],
  });
  return metafile;
}
