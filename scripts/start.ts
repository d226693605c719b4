/** `npx -y pnpm@12 start`: builds the shop, then starts the back end and the shop. */
import { defaultLocale, localeCodes } from '../packages/i18n/src/locales.ts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { buildStorefront } from './build.ts';
import { isPortFree, startNode, supervise } from './processes.ts';

const root = path.resolve(import.meta.dirname, '..');
const shopPort = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.SANDBOX_PORT || 4000);
const adminPort = Number(process.env.ADMIN_PORT);
const externalApi = process.env.API_ORIGIN;
const apiOrigin = externalApi || `http://localhost:${apiPort}`;
const shopOrigin = process.env.SHOP_ORIGIN || `http://localhost:${shopPort}`;

const command = supervise();

function fail(message: string): Promise<never> {
  console.error(`\n${message}\n`);
  return command.stop(1);
}

/** Starts one program and waits for its `ready` line. */
async function start(name: string, cwd: string, file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const last: string[] = [];
  await new Promise<void>((resolve) => {
    const program = startNode(name, {
      cwd: path.join(root, cwd),
      args: [file],
      env,
      onLine: (line) => {
        last.push(line);
        if (last.length > 30) last.shift();
        if (line.includes('ready http')) resolve();
        else if (line.trim()) console.log(`  ${line}`);
      },
    });
    command.programs.push(program);
    void program.exited.then((code) => {
      if (!command.stopping)
        void fail(`The ${name} stopped (exit ${code}). Its last output:\n${last.slice(-8).join('\n')}`);
    });
  });
}

const ports = externalApi ? [shopPort] : [apiPort, shopPort];
for (const port of ports) {
  if (await isPortFree(port)) continue;
  const name = port === shopPort ? 'PORT' : 'SANDBOX_PORT';
  await fail(
    `Port ${port} is taken. Stop what listens there, or choose another: ${name}=${port + 1} npx -y pnpm@12 start`,
  );
}

/** The sandbox notifies the shop of changes. */
const purgeSecret = process.env.PURGE_SECRET || randomBytes(16).toString('hex');

const began = Date.now();
try {
  process.stdout.write('Building the shop… ');
  console.log(buildStorefront() ? `done in ${Math.round((Date.now() - began) / 1000)} s` : 'up to date');
} catch (error) {
  await fail(`The shop could not be built.\n${error instanceof Error ? error.message : error}`);
}

if (!externalApi) {
  console.log('Starting the sandbox API with its PostgreSQL…');
  await start('sandbox API', 'apps/sandbox-api', 'src/main.ts', {
    SANDBOX_PORT: String(apiPort),
    SHOP_ORIGIN: shopOrigin,
    NODE_ENV: 'production',
    // Payments, mail and the merchants' side are stand-ins, which production refuses otherwise.
    SANDBOX_DEMO: '1',
    // The shop on this machine forwards the address of its clients.
    TRUSTED_PROXIES: 'loopback',
    PURGE_URL: `http://localhost:${shopPort}/hooks/purge`,
    PURGE_SECRET: purgeSecret,
    // Two programs cannot serve their metrics on one port.
    ...(adminPort && { ADMIN_PORT: String(adminPort + 1) }),
  });
}
const localePrefixes = localeCodes
  .filter((code) => code !== defaultLocale)
  .map((code) => `/${code}`)
  .join(' ');
console.log('Starting the storefront…');
await start('storefront', 'apps/storefront', 'server/main.ts', {
  PORT: String(shopPort),
  API_ORIGIN: apiOrigin,
  PURGE_SECRET: purgeSecret,
  // The sandbox's operator pages replace the merchants' site.
  ...(process.env.MERCHANT_SITE || process.env.API_ORIGIN ? {} : { MERCHANT_SITE: `${apiOrigin}/sandbox` }),
  NODE_ENV: 'production',
});

console.log(`
  Shop        http://localhost:${shopPort}      (also ${localePrefixes})
  Back end    ${apiOrigin}${
    externalApi
      ? ''
      : `
  Mailbox     ${apiOrigin}/sandbox/mailbox    every e-mail and SMS the shop sends
  Operator    ${apiOrigin}/sandbox            ship, refund, approve: the merchants' side

  Demo accounts
    e-mail    demo@marketfront.test     password  Demo-1234
    phone     +44 7400 123456           password  Demo-1234
  Demo cards  4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for approval`
  }

  Ctrl-C stops everything.`);
