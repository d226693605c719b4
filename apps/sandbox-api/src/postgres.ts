import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { damaged, explainFailure } from './postgres/failures.ts';
import { keepRunning, waitForServer } from './postgres/server.ts';
import { clearLeftovers } from './postgres/stale-servers.ts';
import { locatePrograms, type Programs } from './postgres/programs.ts';
import { findServiceUser, isReachable, type ServiceUser } from './postgres/service-user.ts';

export type PostgresOptions = {
  /** The directory of the cluster; created if missing. */
  dataDir: string;
  /** A free port by default. */
  port?: number | undefined;
  /** false trades safety on power loss for speed, for tests. */
  durable?: boolean | undefined;
};

export type RunningPostgres = { url: string; stop: () => Promise<void> };

/** The data that a second start needs besides the cluster. */
type Note = { port: number; password: string };

const run = promisify(execFile);
const user = 'postgres';

/** Starts a real PostgreSQL from npm's binaries on the given directory. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = resolve(options.dataDir);
  await mkdir(home, { recursive: true });
  const serviceUser = await findServiceUser();
  const programs = await locatePrograms(serviceUser);
  const cluster = await clusterDirectory(home, serviceUser);
  const logFile = join(home, 'postgres.log');
  const noteFile = join(home, 'postgres.json');

  try {
    const note = await readNote(noteFile);
    await clearLeftovers(cluster, note && connectionUrl(note));
    const password = note?.password ?? randomBytes(18).toString('base64url');
    if (await wasStarted(cluster)) {
      // The password is stored only in the note; the data without the note, or the note without the data, is useless.
      if (!note?.password || !(await isCluster(cluster))) throw damaged(home);
    } else {
      await initialise(programs, cluster, password, serviceUser);
    }
    const fresh: Note = { port: options.port ?? (await freePort()), password };
    await writeFile(noteFile, JSON.stringify(fresh), { mode: 0o600 });

    const url = connectionUrl(fresh);
    const durable = options.durable ?? true;
    const startServer = async (logMode: 'w' | 'a') => {
      await clearLeftovers(cluster, undefined);
      const child = await launch(programs, cluster, fresh.port, { serviceUser, logFile, logMode, durable });
      return waitForServer(child, url, logFile);
    };
    return { url, stop: await keepRunning(startServer, logFile) };
  } catch (error) {
    throw await explainFailure(error, home, logFile);
  }
}

const connectionUrl = ({ port, password }: Note) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

/**
 * PostgreSQL refuses to run as root, so root starts it as another user, who may then not be able to reach the directory
 * (below /root, for example). In that case the cluster is created in a directory that the user can reach, and a file
 * names it.
 */
async function clusterDirectory(home: string, serviceUser: ServiceUser | undefined): Promise<string> {
  const beside = join(home, 'postgres');
  if (!serviceUser || (await isReachable(home, serviceUser))) return beside;
  const elsewhere = join(serviceUser.home, createHash('sha256').update(home).digest('hex').slice(0, 16));
  const pointer = join(home, 'postgres-is-in');
  const known = await readFile(pointer, 'utf8').catch(() => '');
  // A deleted data directory means that a new cluster is wanted.
  if (known.trim() !== elsewhere) {
    await clearLeftovers(elsewhere, undefined);
    await rm(elsewhere, { recursive: true, force: true });
  }
  await mkdir(elsewhere, { recursive: true });
  await writeFile(pointer, `${elsewhere}\n`);
  return elsewhere;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const isCluster = (directory: string) => exists(join(directory, 'PG_VERSION'));

/** The server writes this file when it starts. Without it, the creation of the cluster was interrupted. */
const wasStarted = (directory: string) => exists(join(directory, 'postmaster.opts'));

async function readNote(file: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

async function initialise(
  programs: Programs,
  cluster: string,
  password: string,
  serviceUser: ServiceUser | undefined,
): Promise<void> {
  const passwordPath = `${cluster}.password`;
  // An interrupted first start leaves an incomplete cluster, which initdb refuses.
  const makeRoom = async () => {
    await rm(cluster, { recursive: true, force: true });
    await mkdir(cluster, { recursive: true });
    await chmod(cluster, 0o700);
    if (serviceUser) await chown(cluster, serviceUser.uid, serviceUser.gid);
  };
  const initdb = (characters: string) =>
    run(
      programs.initdb,
      [
        `--pgdata=${cluster}`,
        '--auth=scram-sha-256',
        `--username=${user}`,
        `--pwfile=${passwordPath}`,
        '--encoding=UTF8',
        // Independent of the machine's locale: the same sort order and case rules everywhere.
        '--locale=C',
        `--lc-ctype=${characters}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...identity(serviceUser), cwd: '/', env: serverEnvironment() },
    );
  await writeFile(passwordPath, `${password}\n`, { mode: 0o600 });
  if (serviceUser) await chown(passwordPath, serviceUser.uid, serviceUser.gid);
  await makeRoom();
  try {
    // pg_trgm uses the C library's definition of letters: without UTF-8 there, only ASCII words are indexed.
    await initdb(process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8').catch(async (error: unknown) => {
      if (!/locale/i.test(String(error))) throw error;
      await makeRoom();
      await initdb('C');
    });
  } finally {
    await rm(passwordPath, { force: true });
  }
}

async function launch(
  programs: Programs,
  cluster: string,
  port: number,
  {
    serviceUser,
    logFile,
    logMode,
    durable,
  }: { serviceUser: ServiceUser | undefined; logFile: string; logMode: 'w' | 'a'; durable: boolean },
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const log = await open(logFile, logMode);
  try {
    return spawn(
      programs.postgres,
      ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...identity(serviceUser),
        cwd: '/',
        env: serverEnvironment(),
        stdio: ['ignore', log.fd, log.fd],
        // Its own process group: Ctrl-C in a terminal reaches only this process, which stops the server after its
        // clients.
        detached: true,
      },
    );
  } finally {
    // Not awaited: the server may end before the caller could listen for that.
    void log.close();
  }
}

function identity(serviceUser: ServiceUser | undefined): { uid?: number; gid?: number } {
  return serviceUser ? { uid: serviceUser.uid, gid: serviceUser.gid } : {};
}

function serverEnvironment(): NodeJS.ProcessEnv {
  // LC_ALL of the caller may name a locale that this machine does not have.
  const { LC_ALL: _all, LC_CTYPE: _ctype, LANG: _lang, PGDATA: _data, PGPORT: _port, ...rest } = process.env;
  return { ...rest, LC_MESSAGES: 'C' };
}

export function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
