import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A position in a built script, in the form that stacks of all browsers have. */
const place = /https?:\/\/[^\s()]+\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Converts stacks of browsers to our sources. A map is read when an error needs it, and a few are cached.
 * @param folder the maps of the built scripts, which no browser can reach
 */
export function createStackReader(folder: string): (stack: string) => string {
  const maps = new LRUCache<string, TraceMap | 'none'>({ max: 8 });
  function mapOf(file: string): TraceMap | undefined {
    let found = maps.get(file);
    if (found === undefined) {
      try {
        found = new TraceMap(readFileSync(path.join(folder, `${file}.map`), 'utf8'));
      } catch {
        // A script of another build, or an invented one.
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
