import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Ends a process, which may already have ended: a signal to a terminal or to a group reaches all of its processes.
 * @returns its exit code; null if a signal ended it
 */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}
