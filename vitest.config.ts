import { fileURLToPath } from 'node:url';
import { messagesPlugin } from './packages/i18n/src/vite/index.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

/** A compiled style sheet depends on what it imports, tokens.json too, which Vitest's cache of modules does not know. */
const freshStyles = {
  name: 'fresh-styles',
  configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : null)),
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messagesPlugin(), vanillaExtractPlugin(), freshStyles],
        resolve: { conditions: ['@marketfront/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@marketfront/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/storefront/{app,server}/**/*.test.{ts,tsx}'],
          server: { deps: { inline: [/@marketfront\//] } },
        },
      },
      './apps/sandbox-api/vitest.config.ts',
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
