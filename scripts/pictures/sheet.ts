/**
 * `pnpm pictures:sheet`: lays out all pictures by department on contact sheets in `.cache/pictures/sheets`. `--quick`
 * shows the quick looks.
 */
import path from 'node:path';
import { cache, listProducts, photos } from './blender.ts';
import { layOut } from './lay-out.ts';

const source = process.argv.includes('--quick') ? path.join(cache, 'quick') : photos;
const sheets = await layOut(await listProducts(), source, path.join(cache, 'sheets'));
for (const file of sheets) console.log(file);
