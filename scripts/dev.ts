/** `npx -y pnpm@12 dev`: the sandbox API and the storefront with hot reload. */
import path from 'node:path';
import { isPortFree, startNode, supervise } from './processes.ts';

const root = path.resolve(import.meta.dirname, '..');
const shopPort = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.SANDBOX_PORT || 4000);
const apiOrigin = process.env.API_ORIGIN || `http://localhost:${apiPort}`;
const command = supervise();

for (const [name, port] of [
  ['PORT', shopPort],
  ...(process.env.API_ORIGIN ? [] : [['SANDBOX_PORT', apiPort]]),
] as const) {
  if (await isPortFree(Number(port))) continue;
  console.error(`Port ${port} is taken. Stop the program that uses it, or choose another port with ${name}.`);
  await command.stop(1);
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
    command.programs.push(program);
    void program.exited.then((code) => command.stopping || command.stop(code));
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
    // The sandbox's operator pages replace the merchants' site.
    ...(process.env.MERCHANT_SITE || process.env.API_ORIGIN ? {} : { MERCHANT_SITE: `${apiOrigin}/sandbox` }),
  },
);
