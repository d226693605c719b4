import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';
import { patience } from '../../scripts/test/patience.ts';

const conditions = ['@marketfront/source', ...defaultServerConditions];

const drizzle = ['', '/node-postgres', '/node-postgres/migrator', '/pg-core'].map(
  (part) => `drizzle-orm${part}`,
);

/** Runs against a real PostgreSQL, one cluster per run. The root's configuration names this as a project. */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { resolve: { conditions } },
  // The global setup, which seeds the database, runs in an environment of its own.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./src/testing/global-setup.ts', import.meta.url))],
    env: { QUICK_PASSWORDS: '1' },
    // Modules and globals of their own for each file, without a new process for each.
    pool: 'vmForks',
    server: { deps: { inline: [/@marketfront\//] } },
    // Each file imports it again, and its hundreds of modules take longer than all of ours.
    deps: { optimizer: { ssr: { enabled: true, include: drizzle } } },
    ...patience,
  },
});
