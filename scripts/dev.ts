/** `npx -y pnpm@12 dev`: the sandbox API and the storefront with hot reload. */
import path from 'node:path';
import { isPortFree, type Running, startNode, stopAll, watchLaunchers } from './processes.ts';

const root = path.resolve(import.meta.dirname, '..');
const shopPort = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.SANDBOX_PORT || 4000);
const apiOrigin = process.env.API_ORIGIN || `http://localhost:${apiPort}`;
const programs: Running[] = [];
let stopping = false;

async function stop(code: number): Promise<never> {
  stopping = true;
  await stopAll(programs.toReversed());
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping || stop(0));
watchLaunchers(() => stopping || stop(0));

for (const [name, port] of [
  ['PORT', shopPort],
  ...(process.env.API_ORIGIN ? [] : [['SANDBOX_PORT', apiPort]]),
] as const) {
  if (await isPortFree(Number(port))) continue;
  console.error(`Port ${port} is taken. Stop what listens there, or choose another one with ${name}.`);
  await stop(1);
}

function run(name: string, cwd: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve) => {
    const program = startNode(name, {
      cwd: path.join(root, cwd),
      args,
      env,
      onLine: (line) => {
        console.log(`${name.padEnd(7)} ${line}`);
        if (/ready |Local:/.test(line)) resolve();
      },
    });
    programs.push(program);
    void program.exited.then((code) => stopping || stop(code));
  });
}

if (!process.env.API_ORIGIN) {
  await run('sandbox', 'apps/sandbox-api', ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    SANDBOX_PORT: String(apiPort),
    SHOP_ORIGIN: `http://localhost:${shopPort}`,
  });
}
await run(
  'shop',
  'apps/storefront',
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(shopPort)],
  {
    API_ORIGIN: apiOrigin,
    // The sandbox's operator page plays the merchants' site.
    ...(process.env.MERCHANT_SITE || process.env.API_ORIGIN ? {} : { MERCHANT_SITE: `${apiOrigin}/sandbox` }),
  },
);
