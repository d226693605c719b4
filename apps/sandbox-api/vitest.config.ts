import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

/** Runs against a real PostgreSQL, one cluster per run. The root's configuration names this as a project. */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { resolve: { conditions: ['@marketfront/source', ...defaultServerConditions] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./src/testing/global-setup.ts', import.meta.url))],
    server: { deps: { inline: [/@marketfront\//] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
