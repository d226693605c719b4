/**
 * `pnpm release` checks the packages and publishes them. `pnpm release --dry-run` shows the next release: it consumes
 * the changesets in a copy, packs the packages with their new versions and changelogs into `.cache/release`, and checks
 * them with `pnpm publish --dry-run`. It changes nothing in the repository and sends nothing.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages, packages, root } from './package/pack.ts';

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

/** Runs a command that may prompt, and prints its output. */
const show = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });

function publish(): void {
  show('pnpm', ['packages:check'], root);
  show('pnpm', ['-r', 'publish', '--access', 'public', '--no-git-checks'], root);
  show('changeset', ['tag'], root);
}

/** A workspace of the published files, without sources and dependencies. */
function copyPackages(target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of ['package.json', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'LICENSE', '.changeset'])
    cpSync(path.join(root, file), path.join(target, file), { recursive: true });
  for (const name of packages)
    cpSync(path.join(root, 'packages', name), path.join(target, 'packages', name), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|src|scripts|recipes|\.cache)$/.test(file),
    });
  // Changelogs contain no commits, but changesets asks git for them.
  show('git', ['init', '--quiet'], target);
}

function dryRun(): void {
  const target = path.join(root, '.cache/release');
  buildPackages();
  copyPackages(target);
  show(path.join(root, 'node_modules/.bin/changeset'), ['version'], target);
  for (const name of packages) {
    const dir = path.join(target, 'packages', name);
    const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      version: string;
    };
    console.log(`\n# @marketfront/${name} ${version}\n`);
    console.log(readFileSync(path.join(dir, 'CHANGELOG.md'), 'utf8'));
    show('pnpm', ['pack', '--pack-destination', target], dir);
    show('pnpm', ['publish', '--dry-run', '--access', 'public', '--no-git-checks'], dir);
  }
  console.log(`\nNothing was published. The tarballs are in ${path.relative(root, target)}.`);
}

if (options['dry-run']) dryRun();
else publish();
