import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'storybook-static');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const newest = (pattern: string) =>
  Math.max(
    0,
    ...globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).map(
      (file) => statSync(path.join(root, file)).mtimeMs,
    ),
  );

/** Builds the Storybook unless the existing build is newer than all its sources. */
export function ensureBuilt(): void {
  const index = path.join(folder, 'index.json');
  const sources = ['packages/{ui,i18n}/src/**/*.*', '.storybook/**/*.*', 'pnpm-lock.yaml'].map(newest);
  if (existsSync(index) && statSync(index).mtimeMs > Math.max(...sources)) return;
  console.log('Building the Storybook…');
  const { status, stdout, stderr } = spawnSync('storybook', ['build', '--quiet'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${stdout}\n${stderr}`);
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags: readonly string[];
}

export function readStories(): readonly Entry[] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves the built Storybook on a free port. */
export async function serve(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
