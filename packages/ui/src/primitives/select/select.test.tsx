// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Select } from './select.tsx';

it.each([
  ['tells what was chosen before hydration', 'fr', ['fr']],
  ['tells nothing when nothing was chosen', 'gb', []],
])('%s', async (_, chosen, told) => {
  const onChange = vi.fn<(value: string) => void>();
  const select = (
    <UiProvider locale="en" messages={en}>
      <Select
        label="Deliver to"
        value="gb"
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[
          { value: 'gb', label: 'United Kingdom' },
          { value: 'fr', label: 'France' },
        ]}
      />
    </UiProvider>
  );
  vi.stubGlobal('document', undefined);
  const html = renderToString(select);
  vi.unstubAllGlobals();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  Object.assign(screen.getByRole('combobox', { name: 'Deliver to' }), { value: chosen });
  await act(async () => hydrateRoot(root, select));
  expect(onChange.mock.calls.flat()).toEqual(told);
  root.remove();
});
