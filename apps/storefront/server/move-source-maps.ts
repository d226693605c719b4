/**
 * Moves the source maps of the browser's scripts out of the public folder; the server reads them (`source-maps.ts`).
 */
import { globSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

const assets = path.resolve(import.meta.dirname, '../build/client/assets');
const maps = path.resolve(import.meta.dirname, '../build/maps');
mkdirSync(maps, { recursive: true });
for (const file of globSync('*.map', { cwd: assets }))
  renameSync(path.join(assets, file), path.join(maps, file));
