/**
 * Assembles Hydrogen's skeleton as shipped in its npm package, unchanged, and builds it: from `@shopify/cli-hydrogen`,
 * whose own dependencies are not needed. Of the skeleton's tools only those of its build are installed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const version = '12.0.2';
const buildTools = [
  '@react-router/dev',
  '@react-router/fs-routes',
  '@shopify/mini-oxygen',
  'typescript',
  'vite',
];

/** The folder of the built skeleton. It is built once for each version. */
export function prepareHydrogen() {
  const folder = path.join(import.meta.dirname, version);
  const app = path.join(folder, 'app');
  if (existsSync(path.join(app, 'dist/server/index.js'))) return app;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (command, options, cwd) =>
    execFileSync(command, options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

  const packed = run('npm', ['pack', '--silent', `@shopify/cli-hydrogen@${version}`], folder).trim();
  run('tar', ['xzf', packed], folder);
  cpSync(path.join(folder, 'package/dist/assets/hydrogen/starter'), app, { recursive: true });
  const file = path.join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.devDependencies = Object.fromEntries(
    buildTools.map((name) => [name, manifest.devDependencies[name]]),
  );
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  run(
    'npm',
    [
      'install',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--ignore-scripts',
      '--silent',
    ],
    app,
  );
  run(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], app);
  return app;
}
