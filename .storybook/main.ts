import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';
import { examplesPlugin } from './examples-plugin.ts';
import { packedPlugin } from './packed-plugin.ts';

/** The folder of an unpacked tarball, whose modules and sheets replace the source: `pnpm visual --packed`. */
const packed = process.env['PACKED_UI'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', files: '**/*.mdx' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  // The search also finds headings; those of Guides/Names in other libraries are "Modal", "Autocomplete" and others.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are described by `prop-types.ts`.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig<UserConfig, UserConfig>(config, {
      plugins: [packed !== undefined && packedPlugin(packed), vanillaExtractPlugin(), examplesPlugin()],
      // Vite reloads the page when it discovers a dependency late, which breaks a running test. These are not visible to its import scan.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y > axe-core',
          'axe-core',
          'storybook/theming',
          'react-dom/client',
          '@marketfront/ui > radix-ui/context-menu',
          '@marketfront/ui > radix-ui/dropdown-menu',
          '@marketfront/ui > radix-ui/hover-card',
          '@marketfront/ui > radix-ui/popover',
          '@marketfront/ui > radix-ui/toggle-group',
          '@marketfront/ui > radix-ui/toolbar',
          '@marketfront/ui > react-day-picker',
          '@marketfront/ui > @floating-ui/dom',
          '@marketfront/ui > @tanstack/react-virtual',
          '@marketfront/ui > libphonenumber-js/min',
        ],
      },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          checks: { pluginTimings: false },
          onLog: (level, log, handle) => {
            // Every component has a "use client" directive, which has no effect in the browser.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
      resolve: { conditions: ['@marketfront/source', ...defaultClientConditions] },
    }),
});
