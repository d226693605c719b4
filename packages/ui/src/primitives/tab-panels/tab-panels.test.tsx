import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { TabPanels } from './tab-panels.tsx';

it('sends all panels to browsers without script, hidden by CSS only', () => {
  const html = renderToString(
    <UiProvider locale="en" messages={en}>
      <TabPanels
        label="About the lamp"
        items={[
          { value: 'details', label: 'Details', content: 'Glass' },
          { value: 'delivery', label: 'Delivery', content: 'Three days' },
        ]}
      />
    </UiProvider>,
  );
  expect(html).toContain('Glass');
  expect(html).toContain('Three days');
  expect(html).not.toContain('hidden=""');
});

const withSpaces = [
  { value: 'in the box', label: 'In the box', content: 'Lamp' },
  { value: 'care & cleaning', label: 'Care', content: 'Dry cloth' },
];

it('connects tabs and panels by ids without spaces', () => {
  const html = renderToString(
    <UiProvider locale="en" messages={en}>
      <TabPanels label="About" items={withSpaces} />
    </UiProvider>,
  );
  const ids = [...html.matchAll(/ (?:id|aria-controls|aria-labelledby)="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(8);
  expect(ids.filter((id) => id?.includes(' '))).toEqual([]);
});

it('renders a lazy panel when its tab is opened first', () => {
  const html = renderToString(
    <UiProvider locale="en" messages={en}>
      <TabPanels label="About" items={withSpaces} lazy />
    </UiProvider>,
  );
  expect(html).toContain('Lamp');
  expect(html).not.toContain('Dry cloth');
});
