import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Starts the SDK in a program of its own, as its hooks need, and prints what it serves on its admin port. */
const program = `
  const { startSdk } = await import(${JSON.stringify(new URL('sdk.ts', import.meta.url).href)});
  const stop = startSdk('test');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const answer = await fetch('http://127.0.0.1:' + process.env.ADMIN_PORT + '/metrics').catch(String);
  console.log(typeof answer === 'string' ? answer : await answer.text());
  await stop();
  process.exit(0);
`;

async function outputOf(adminPort: number): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', ADMIN_PORT: String(adminPort) };
  const args = ['--conditions=@marketfront/source', '--input-type=module', '--eval', program];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

async function listen() {
  const server = createServer((socket) => socket.destroy()).listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it('counts errors from 0, because Prometheus does not count the first increase of a later series', async () => {
  const { port, close } = await listen();
  close();
  expect(await outputOf(port)).toMatch(
    /^marketfront_errors_total\{marketfront_error_source="browser".*\} 0$/m,
  );
});

it('logs that the admin port is taken', async () => {
  const { port, close } = await listen();
  const output = await outputOf(port);
  close();
  expect(output).toMatch(/"level":"warn".*EADDRINUSE/);
});
