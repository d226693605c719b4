import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generated.ts';

for (const { url, make } of generatedFiles) await writeFile(url, await make());
