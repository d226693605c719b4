import path from 'node:path';
import * as samples from '../../packages/ui/src/testing/fixtures/index.ts';
import { uiSource } from './modules.ts';

/** Lists in examples are cut to this length. */
const shown = 3;

const samplesDir = path.join(uiSource, 'testing/fixtures');

function literal(value: unknown): string {
  if (typeof value === 'string') {
    if (value.startsWith('file:')) return `'/${path.basename(value)}'`;
    return value.startsWith('data:') ? "'/picture.webp'" : `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  }
  if (Array.isArray(value)) return `[${value.slice(0, shown).map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{ ${entries.map(([key, one]) => `${key}: ${literal(one)}`).join(', ')} }`;
  }
  return String(value);
}

/** The shared data of the stories as a literal; `undefined` for anything else. */
export function sampleValue(file: string, name: string): string | undefined {
  if (!file.startsWith(samplesDir)) return undefined;
  const value = (samples as Record<string, unknown>)[name];
  return value === undefined || typeof value === 'function' ? undefined : `${literal(value)} as const`;
}
