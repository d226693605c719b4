/**
 * Benchmarks against other libraries, which are installed in a separate folder:
 * `pnpm bench server-render | country-picker | bytes | pages | telemetry | sandbox | shop | lighthouse` and
 * `lighthouse-account` (without a name: all of them), `checkouts`, which compares versions of the shop, and `deploys`,
 * which switches from one to the other
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildStorefront } from '../scripts/build.ts';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { buildPackages, packPackages, packages, root, run, tarballOf } from '../scripts/package/pack.ts';

const benches = [
  'server-render',
  'country-picker',
  'bytes',
  'pages',
  'telemetry',
  'sandbox',
  'shop',
  'lighthouse',
  'lighthouse-account',
] as const;
/** These need to know which versions to use. */
const onRequest = ['checkouts', 'deploys'];
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const name of wanted) {
  if (![...benches, ...onRequest].includes(name)) {
    console.error(`There is no benchmark "${name}". There are: ${[...benches, ...onRequest].join(', ')}.`);
    process.exit(2);
  }
}

const dir = path.join(root, '.cache/bench');
mkdirSync(dir, { recursive: true });
if (!process.argv.includes('--keep-packs')) {
  buildPackages();
  packPackages();
}
cpSync(import.meta.dirname, dir, { recursive: true, filter: (file) => !file.endsWith('run.ts') });
const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
for (const name of packages) {
  const installed = `@marketfront/${name}`;
  // npm does not replace an installed package of the same version.
  rmSync(path.join(dir, 'node_modules', installed), { recursive: true, force: true });
  if (manifest.dependencies[installed]) manifest.dependencies[installed] = `file:${tarballOf(name)}`;
}
writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
run(
  'npm',
  ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--legacy-peer-deps'],
  dir,
);

const usesShop = new Set<string>([
  'pages',
  'telemetry',
  'shop',
  'lighthouse',
  'lighthouse-account',
  'deploys',
]);
for (const name of wanted.length > 0 ? wanted : benches) {
  if (usesShop.has(name)) buildStorefront();
  const { status } = spawnSync(process.execPath, [`${name}.js`], {
    cwd: dir,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MARKETFRONT_ROOT: root,
      CHROMIUM_OPTIONS: JSON.stringify(chromiumLaunchOptions()),
    },
  });
  if (status !== 0) process.exit(1);
}
