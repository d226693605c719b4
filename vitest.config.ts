import { fileURLToPath } from 'node:url';
import { pagesToBrowse } from './apps/storefront/speed/build/pages-to-browse.ts';
import { messagesPlugin } from './packages/i18n/src/vite/index.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { clientReferences } from './scripts/client-references.ts';
import { patience } from './scripts/test/patience.ts';

/** A compiled style sheet depends on what it imports, tokens.json too, which Vitest's cache of modules does not know. */
const freshStyles = {
  name: 'fresh-styles',
  configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : null)),
};

const conditions = ['@marketfront/source', ...defaultServerConditions];

/** How source files of all packages are compiled for tests in Node. */
const sources = {
  plugins: [messagesPlugin(), vanillaExtractPlugin(), freshStyles],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

const reactServerTest = 'packages/ui/src/testing/react-server.test.ts';
const integrationTests = 'apps/storefront/app/**/*.integration.test.ts';

/** The routes as the build of the storefront defines them. */
const env = { PAGES_TO_BROWSE: JSON.stringify(pagesToBrowse) };

const chromium = chromiumLaunchOptions({ headlessShell: true });

export default defineConfig({
  // Style sheets are compiled by a server of its own, which takes nothing else from this file.
  resolve: { conditions },
  test: {
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          env,
          ...patience,
          include: [
            'packages/*/{src,recipes}/**/*.test.{ts,tsx}',
            'apps/storefront/{app,server,speed}/**/*.test.{ts,tsx}',
            'deploy/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, integrationTests, reactServerTest],
          // Modules and globals of their own for each file, without a new process for each.
          pool: 'vmForks',
          setupFiles: ['packages/ui/src/testing/empty-page.ts'],
          server: { deps: { inline: [/@marketfront\//] } },
        },
      },
      // With the condition `react-server` React has no state, no effects and no context.
      {
        plugins: [...sources.plugins, clientReferences()],
        resolve: { conditions: ['react-server', ...conditions] },
        ssr: {
          resolve: {
            conditions: ['react-server', ...conditions],
            externalConditions: ['react-server', 'node'],
          },
        },
        test: {
          name: 'unit-react-server',
          ...patience,
          include: [reactServerTest],
          server: { deps: { inline: [/@marketfront\//] } },
        },
      },
      // Loaders, actions and middleware of the storefront against a sandbox API, which all files share: one at a time,
      // because a fault that a test switches on affects every request.
      {
        ...sources,
        environments: { __vitest__: { resolve: { conditions } } },
        test: {
          name: 'storefront',
          env,
          ...patience,
          include: [integrationTests],
          globalSetup: ['apps/storefront/app/testing/global-setup.ts'],
          setupFiles: ['apps/storefront/app/testing/setup.ts'],
          fileParallelism: false,
          pool: 'vmForks',
          server: { deps: { inline: [/@marketfront\//] } },
        },
      },
      './apps/sandbox-api/vitest.config.ts',
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/pointer-away.ts'],
          testTimeout: patience.testTimeout,
          // Stories share pages: what one left behind would be in the document that axe checks after the next.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // A busy machine starts a browser late.
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: {
                ...chromium,
                // Without a graphics card, Chromium's imitation of one costs a tenth of the time.
                args: [...chromium.args, '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { movePointerAway: ({ page }) => page.mouse.move(-10, -10) },
          },
        },
      },
    ],
  },
});
