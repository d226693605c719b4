import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly exited: Promise<number>;
}

const source = '--conditions=@marketfront/source';

/** Starts one of our TypeScript programs with the current Node. `onLine` gets each line of its output. */
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

/** Stops programs in the given order and waits for each; kills one that has not ended after `graceMs` milliseconds. */
async function stopAll(programs: readonly Running[], graceMs = 30_000): Promise<void> {
  for (const { child, exited } of programs) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(timer);
  }
}

/**
 * The programs of a command. They are stopped by a signal, by the end of the command's launcher, or by `stop`; the last
 * started one stops first, so that no request is served without its database.
 */
export function supervise() {
  const programs: Running[] = [];
  const state = { programs, stopping: false, stop };
  async function stop(code: number): Promise<never> {
    state.stopping = true;
    await stopAll(programs.toReversed());
    process.exit(code);
  }
  const stopOnce = () => state.stopping || stop(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
  watchLaunchers(stopOnce);
  return state;
}

/** Whether no program listens on the port, on IPv4 and IPv6. */
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
 * A signal sent to npx alone ends npx, but not pnpm and this script. So the parent processes that are launchers are
 * watched; `onGone` is called when one has ended.
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
    // Without `ps` (Windows, small containers), Ctrl-C and SIGTERM to this process still stop everything.
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
