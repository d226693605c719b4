// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { SearchBox } from './search-box.tsx';

it('suggests for what was typed before hydration', async () => {
  const onInput = vi.fn<(change: { value: string }) => void>();
  const box = (
    <UiProvider locale="en" messages={en}>
      <SearchBox
        action="/goods"
        onInput={onInput}
        groups={[
          {
            kind: 'suggestion',
            title: 'Suggestions',
            items: [{ href: '/goods?keywords=lamp', label: 'lamp' }],
          },
        ]}
      />
    </UiProvider>
  );
  vi.stubGlobal('document', undefined);
  const html = renderToString(box);
  vi.unstubAllGlobals();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  field.focus();
  Object.assign(field, { value: 'la' });
  await act(async () => hydrateRoot(root, box));
  expect(onInput).toHaveBeenCalledExactlyOnceWith({ value: 'la' });
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveProperty('value', 'la');
  expect(await screen.findByRole('grid')).toBeTruthy();
});
