/** After a build: writes every asset also as .br and .gz, so that the server only sends files. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../../build/client');
const worthIt = /\.(?:js|css|svg|json|txt|webmanifest)$/;

for (const name of globSync('**/*', { cwd: root })) {
  if (!worthIt.test(name)) continue;
  const file = path.join(root, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
