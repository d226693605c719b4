import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../sandbox-api/src/postgres.ts';
import { endProcess } from '../../sandbox-api/src/testing/end-process.ts';

export interface OwnApi {
  readonly origin: string;
  /** The contents of its log. */
  log(): string;
  stop(): Promise<void>;
}

/** A process of the sandbox; it has its own port, data directory and PostgreSQL unless `env` names others. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<OwnApi> {
  const port = env.SANDBOX_PORT ?? (await freePort());
  const temporary = env.SANDBOX_DATA_DIR ? undefined : await mkdtemp(path.join(tmpdir(), 'marketfront-api-'));
  const { API_ORIGIN: _, SANDBOX_ORIGIN: __, DATABASE_URL: ___, ...inherited } = process.env;
  const api: ChildProcess = spawn(process.execPath, ['--conditions=@marketfront/source', 'src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../../sandbox-api'),
    env: {
      ...inherited,
      NODE_ENV: 'production',
      SANDBOX_DEMO: '1',
      SANDBOX_PORT: String(port),
      ...(temporary && { SANDBOX_DATA_DIR: temporary }),
      RATE_LIMIT_FACTOR: '100',
      QUICK_PASSWORDS: '1',
      // Tests wait for mails; running three times a second would take an eighth of a core from them.
      JOB_INTERVAL: '2',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    api.stdout?.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('ready http')) resolve();
    });
    api.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}.`)));
  });
  return {
    origin: `http://localhost:${port}`,
    log: () => log,
    async stop() {
      await endProcess(api, 'SIGTERM');
      if (temporary) await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
