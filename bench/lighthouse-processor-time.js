import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { visit } from './lighthouse-visit.js';

const isTask = ({ ph, name, tdur }) => ph === 'X' && name.endsWith('RunTask') && tdur !== undefined;

/**
 * The events of one thread, each task shortened to its processor time, and the events in it moved to the same share of
 * it.
 */
function threadByProcessorTime(events) {
  let task;
  const ordered = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return ordered.map((event) => {
    const isInTask = task && event.ts < task.ts + task.dur;
    if (!isInTask && isTask(event)) {
      task = event;
      return { ...event, dur: event.tdur };
    }
    if (!isInTask) return event;
    const share = task.tdur / task.dur;
    const start = event.tts === undefined ? (event.ts - task.ts) * share : event.tts - task.tts;
    const moved = { ...event, ts: task.ts + Math.min(start, task.tdur) };
    return event.dur === undefined ? moved : { ...moved, dur: event.tdur ?? event.dur * share };
  });
}

/**
 * One visit, scored twice: as it was, and as if no task had waited for a processor or for another thread.
 *
 * Lighthouse multiplies the wall-clock time of a task by four. If two cores run Chromium's processes, its software
 * painting, Lighthouse, the shop and the neighbours of a shared machine, most of that is waiting. The second score is
 * for the same visit with the tasks of its trace shortened to their processor time (`tdur` of Chromium's trace events).
 * @returns both results of Lighthouse
 */
export async function visitTwiceScored(url, flags, config) {
  const artifacts = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  try {
    const byClock = await visit(url, { ...flags, gatherMode: artifacts, auditMode: artifacts }, config);
    const file = path.join(artifacts, 'trace.json');
    const trace = JSON.parse(readFileSync(file, 'utf8'));
    const threads = Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid}/${tid}`);
    const traceEvents = [...threads.values()].flatMap(threadByProcessorTime);
    writeFileSync(file, JSON.stringify({ ...trace, traceEvents }));
    const byProcessor = await visit(url, { ...flags, auditMode: artifacts }, config);
    return { byClock, byProcessor };
  } finally {
    rmSync(artifacts, { recursive: true, force: true });
  }
}
