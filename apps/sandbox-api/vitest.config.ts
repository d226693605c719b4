import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

const conditions = ['@marketfront/source', ...defaultServerConditions];

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
    // Importing everything again for each file would take a fifth of the time.
    isolate: false,
    env: { QUICK_PASSWORDS: '1' },
    server: { deps: { inline: [/@marketfront\//] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
