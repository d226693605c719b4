// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hydrateAfter } from '../../testing/hydrate-after.tsx';
import { SearchBox } from './search-box.tsx';

it('suggests for what was typed before hydration', async () => {
  const onInput = vi.fn<(change: { value: string }) => void>();
  await hydrateAfter(
    () => {
      const field = screen.getByRole('searchbox', { name: 'Search' });
      field.focus();
      Object.assign(field, { value: 'la' });
    },
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
    />,
  );
  expect(onInput).toHaveBeenCalledExactlyOnceWith({ value: 'la' });
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveProperty('value', 'la');
  expect(await screen.findByRole('grid')).toBeTruthy();
});
