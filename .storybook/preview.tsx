import '@marketfront/ui/styles';
import '@marketfront/ui/themes/harbor';
import '@marketfront/ui/fonts/latin.css';
import '@marketfront/ui/fonts/th.css';
import '@marketfront/ui/fonts/lao.css';
import './docs/docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { densities, withDensity, type Density } from '../packages/ui/src/testing/density.ts';
import { ComponentPage } from './blocks/component-page.tsx';
import { DocsFrame } from './blocks/docs-frame.tsx';
import { checkEveryTheme } from './every-theme.ts';
import { Frame } from './frame.tsx';
import { brands, pictureModes, plainMode, plumCss, themes, type Mode } from './modes.ts';
import { writeTypes } from './prop-types.ts';
import { loginWords, type WordsLocale } from './words.ts';

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

const languages = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lao: 'ລາວ',
  pseudo: '⟦Þšéûđö⟧',
} satisfies Record<WordsLocale, string>;

const modeOf = (globals: Record<string, unknown>) => globals as unknown as Mode & { density: Density };

/** `pnpm test:rtl` turns every story round for a whole run of the tests. */
const dir = import.meta.env.MODE === 'rtl' ? 'rtl' : 'ltr';
/** Headings of what is shown on a page are not headings of the page. */
const noHeadings = '.docs-story *, .mfd-welcome *, .mfd-schemes *, .mfd-advice *, .mfd-words *';
const isTest = '__vitest_browser__' in globalThis;

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: {
      page: ComponentPage,
      container: DocsFrame,
      toc: { headingSelector: 'h2, h3', ignoreSelector: noHeadings, title: 'On this page' },
    },
    chromatic: { modes: pictureModes },
    options: {
      storySort: {
        order: [
          'Welcome',
          ['What Marketfront is', 'Getting started', 'Changelog'],
          'Foundations',
          ['Colour', 'Type', 'Space and radii', 'Icons', 'Motion'],
          'Guides',
          ['Accessibility', 'Words', 'Theming your brand', 'Recipes', 'Pictures and tests'],
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
      Object.entries(languages).map(([value, title]) => ({ value, title })),
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
  argTypesEnhancers: [writeTypes],
  decorators: [
    (Story, { args, globals, viewMode }) => {
      const mode = modeOf(globals);
      const given = args as { messages?: unknown };
      const spoken =
        given.messages === loginWords.en
          ? { ...args, messages: loginWords[mode.locale as WordsLocale] }
          : args;
      return (
        <Frame {...mode} nested={viewMode === 'docs'}>
          <Story args={withDensity(spoken, mode.density)} />
        </Frame>
      );
    },
  ],
  afterEach: async ({ parameters, globals, viewMode }) => {
    if (isTest && viewMode === 'story') await checkEveryTheme(parameters['a11y'] ?? {}, modeOf(globals));
  },
});
