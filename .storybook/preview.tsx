import '@marketfront/ui/styles';
import '@marketfront/ui/styles/page';
import '@marketfront/ui/themes/harbor';
import '@marketfront/ui/fonts/latin.css';
import '@marketfront/ui/fonts/th.css';
import '@marketfront/ui/fonts/lao.css';
import './docs/docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { PreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { densities, withDensity, type Density } from '../packages/ui/src/testing/density.ts';
import { findSmallTargets } from '../packages/ui/src/testing/small-targets.ts';
import { ComponentPage } from './blocks/component-page.tsx';
import { ThemedDocsContainer } from './blocks/themed-docs-container.tsx';
import { forgetElements, rememberingReporter } from './colour-memory.ts';
import { checkEveryTheme } from './every-theme.ts';
import { StoryProviders } from './story-providers.tsx';
import { brands, languageNames, visualModes, plainMode, plumCss, themes, type Mode } from './modes.ts';
import { describePropTypes } from './prop-types.ts';
import { loginMessages, type MessagesLocale } from './messages.ts';

const plumSheet = document.createElement('style');
plumSheet.textContent = plumCss;
document.head.append(plumSheet);

const choices = (
  title: string,
  icon: 'mirror' | 'paintbrush' | 'globe' | 'transfer' | 'component',
  items: readonly (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const modeOf = (globals: Record<string, unknown>) => globals as unknown as Mode & { density: Density };

/** `pnpm test:rtl` runs all stories right to left. */
const dir = import.meta.env.MODE === 'rtl' ? 'rtl' : 'ltr';
/** Headings inside examples do not belong in the table of contents. */
const headingsInExamples = '.docs-story *, .mfd-welcome *, .mfd-schemes *, .mfd-advice *, .mfd-messages *';
const isTest = '__vitest_browser__' in globalThis;

// A busy machine may need longer than Testing Library's default of one second.
if (isTest) configure({ asyncUtilTimeout: 10_000 });

const inEveryTheme: PreviewAddon = {
  beforeEach: () => forgetElements(),
  afterEach: async ({ parameters, globals, viewMode }) => {
    if (isTest && viewMode === 'story') await checkEveryTheme(parameters['a11y'] ?? {}, modeOf(globals));
  },
};

const withLargeTargets: PreviewAddon = {
  afterEach: ({ viewMode }) => {
    if (!isTest || viewMode !== 'story') return;
    const small = findSmallTargets();
    if (small.length > 0) throw new Error(`Controls are smaller than 24 × 24 px\n${small.join('\n')}`);
  },
};

export default definePreview({
  // Hooks after a story run in reverse order: the accessibility addon first.
  addons: [addonDocs(), withLargeTargets, inEveryTheme, addonA11y()],
  tags: ['autodocs'],
  parameters: {
    // Passed checks are only for the panel in Storybook: collecting them in a test takes longer.
    a11y: {
      test: 'error',
      ...(isTest && { options: { resultTypes: ['violations'] }, config: { reporter: rememberingReporter } }),
    },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: {
      page: ComponentPage,
      container: ThemedDocsContainer,
      toc: { headingSelector: 'h2, h3', ignoreSelector: headingsInExamples, title: 'On this page' },
    },
    // Chromatic does not know the position of a story, so every story is captured in both.
    chromatic: { modes: { light: visualModes.light, dark: visualModes.dark } },
    options: {
      storySort: {
        order: [
          'Welcome',
          ['What Marketfront is', 'Getting started', 'Changelog'],
          'Foundations',
          ['Colour', 'Type', 'Space and radii', 'Icons', 'Motion'],
          'Guides',
          [
            'Accessibility',
            'Messages',
            'Theming your brand',
            'Recipes',
            'Names in other libraries',
            'Visual tests',
          ],
          'Primitives',
          'primitives',
          'Commerce',
          'commerce',
          'Recipes',
          'recipes',
        ],
        method: 'alphabetical',
      },
    },
  },
  globalTypes: {
    theme: choices('Theme', 'mirror', themes),
    brand: choices('Brand', 'paintbrush', brands),
    locale: choices(
      'Language',
      'globe',
      Object.entries(languageNames).map(([value, title]) => ({ value, title })),
    ),
    dir: choices('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    density: choices(
      'Data',
      'component',
      densities.map((value) => ({ value, title: `Data: ${value}` })),
    ),
  },
  initialGlobals: { ...plainMode, dir, density: 'normal' },
  argTypesEnhancers: [describePropTypes],
  decorators: [
    (Story, { args, globals, viewMode }) => {
      const mode = modeOf(globals);
      const { messages } = args as { messages?: unknown };
      const localised =
        messages === loginMessages.en
          ? { ...args, messages: loginMessages[mode.locale as MessagesLocale] }
          : args;
      return (
        <StoryProviders {...mode} nested={viewMode === 'docs'}>
          <Story args={withDensity(localised, mode.density)} />
        </StoryProviders>
      );
    },
  ],
});
