import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', files: '**/*.mdx' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The one docgen that does not need TypeScript's JavaScript API.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      // A dependency Vite discovers late reloads the page under a running test: list what no import scan can see.
      optimizeDeps: {
        include: ['@storybook/addon-a11y > axe-core', 'axe-core', 'storybook/theming', 'react-dom/client'],
      },
      resolve: { conditions: ['@marketfront/source', ...defaultClientConditions] },
    }),
});
