import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A place in a built script, as stacks of all browsers write it. */
const place = /https?:\/\/[^\s()]+\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Reads stacks of browsers in terms of our sources. A map is read when an error needs it, and a few are kept.
 * @param folder of the maps of the built scripts, which no browser can reach
 */
export function createStackReader(folder: string): (stack: string) => string {
  const maps = new LRUCache<string, TraceMap | 'none'>({ max: 8 });
  function mapOf(file: string): TraceMap | undefined {
    let found = maps.get(file);
    if (found === undefined) {
      try {
        found = new TraceMap(readFileSync(path.join(folder, `${file}.map`), 'utf8'));
      } catch {
        // A script of another build, or one that somebody has made up.
        found = 'none';
      }
      maps.set(file, found);
    }
    return found === 'none' ? undefined : found;
  }
  return (stack) =>
    stack.replaceAll(place, (text, file: string, line: string, column: string) => {
      const map = mapOf(file);
      const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      return found?.source
        ? `${found.source.replace(/^(?:\.\.\/)+/, '')}:${found.line}:${found.column + 1}`
        : text;
    });
}
