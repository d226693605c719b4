import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process, which may have ended before: a signal to a terminal or to a group reaches every process of it. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
