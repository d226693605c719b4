import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly exited: Promise<number>;
}

const source = '--conditions=@marketfront/source';

/** Starts a TypeScript program of ours on this very Node. Its lines go to `onLine`; it dies with us. */
export function startNode(
  name: string,
  options: { cwd: string; args: readonly string[]; env?: NodeJS.ProcessEnv; onLine: (line: string) => void },
): Running {
  const child = spawn(process.execPath, [source, ...options.args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(options.onLine);
    });
    stream?.on('end', () => rest && options.onLine(rest));
  }
  const exited = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return { name, child, exited };
}

/** Stops programs in the given order and waits for each; one that does not listen is ended after `graceMs`. */
async function stopAll(programs: readonly Running[], graceMs = 12_000): Promise<void> {
  for (const { child, exited } of programs) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(timer);
  }
}

/**
 * What a command runs, and one way to end it: on a signal, when its launcher is gone, or by `stop`. The last started
 * stops first, so that nobody is served while the data goes away.
 */
export function supervise() {
  const programs: Running[] = [];
  const state = { programs, stopping: false, stop };
  async function stop(code: number): Promise<never> {
    state.stopping = true;
    await stopAll(programs.toReversed());
    process.exit(code);
  }
  const leave = () => state.stopping || stop(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  watchLaunchers(leave);
  return state;
}

/** Tells whether nobody listens on the port, on IPv4 and IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  const tryHost = (host: string) =>
    new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
      server.listen(port, host, () => server.close(() => resolve(true)));
    });
  return (await tryHost('0.0.0.0')) && (await tryHost('::'));
}

/**
 * A signal sent to npx alone never reaches us: npx ends, pnpm and this script stay. So the launchers above us are
 * looked up once and watched; when one is gone, `onGone` is called.
 */
function watchLaunchers(onGone: () => void): void {
  const launchers = launcherPids();
  if (launchers.length === 0) return;
  setInterval(() => {
    if (launchers.some((pid) => !isAlive(pid))) onGone();
  }, 1500).unref();
}

function launcherPids(): number[] {
  const found: number[] = [];
  try {
    for (let pid = process.ppid, depth = 0; pid > 1 && depth < 12; depth += 1) {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
      const [, parent = '0', command = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
      if (/\b(npx|npm|pnpm)\b/.test(command)) found.push(pid);
      pid = Number(parent);
    }
  } catch {
    // no ps here (Windows, small containers): Ctrl-C and SIGTERM to this process still stop everything
  }
  return found;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
