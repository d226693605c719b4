import { composeStories } from '@storybook/react-vite';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from '../index.ts';
import { en } from '../messages/en.ts';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../{primitives,commerce,recipes}/**/*.stories.tsx', {
  eager: true,
});

const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries<ComponentType>(composeStories(module)).map(([name, Story]) => ({
    title: `${file.split('/').at(-1)} ${name}`,
    Story,
  })),
);

/** Stories with elements that an application would put into the head of its page. */
const exceptions = ['theme.stories.tsx BrandsFromOneColour'];

const htmlOf = (Story: ComponentType) =>
  renderToString(
    <ui.UiProvider locale="en" messages={en} image={({ src, width }) => `${src}?w=${width}`}>
      <ui.LiveRegion>
        <ui.ConfirmProvider>
          <ui.ToastProvider>{createElement(Story)}</ui.ToastProvider>
        </ui.ConfirmProvider>
      </ui.LiveRegion>
    </ui.UiProvider>,
  );

/** The requirements of the HTML standard, as in the Nu HTML checker; style and accessibility are left to axe. */
const rules = [
  'attribute-allowed-values',
  'attribute-misuse',
  'deprecated',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'multiple-labeled-controls',
  'no-deprecated-attr',
  'no-dup-attr',
  'no-dup-id',
  'no-redundant-role',
  'no-unknown-elements',
  'valid-autocomplete',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: [
      'html5',
      // ARIA in HTML: the element has its own text.
      { meter: { attributes: { 'aria-valuetext': { deprecated: true } } } },
    ],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
  }),
);

// Long enough for eight hundred documents on a busy machine.
it('renders valid HTML on the server, in every story', { timeout: 120_000 }, () => {
  expect(stories.length).toBeGreaterThan(700);
  const checked = stories.filter(({ title }) => !exceptions.includes(title));
  const found = checked.flatMap(({ title, Story }) => {
    const { results } = validator.validateStringSync(`<div>${htmlOf(Story)}</div>`);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message }) => `${title}: ${ruleId}, ${message}`);
  });
  expect(found).toEqual([]);
});
