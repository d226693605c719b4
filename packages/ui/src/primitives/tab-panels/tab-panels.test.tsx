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
