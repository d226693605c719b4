import { build, type Metafile } from 'esbuild';
import { sourceCondition } from './package/source.ts';

interface Entries {
  /** The folder from which all paths are. */
  readonly folder: string;
  readonly entryPoints: readonly string[];
  /** Whether what a module exports and nobody uses is left out. */
  readonly treeShaking: boolean;
}

const assets = ['.webp', '.png', '.svg', '.woff2', '.mp4', '.md'];

/** Which modules import which, with those of our packages; libraries stay outside. */
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
        // React Router generates the modules in `+types`, which have types only.
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^.]|^\.\/\+types/ }, ({ kind, path: name }) =>
            kind === 'entry-point' || name.startsWith('@marketfront/') ? undefined : { external: true },
          ),
      },
    ],
  });
  return metafile;
}
