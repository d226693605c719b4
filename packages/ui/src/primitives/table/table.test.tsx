// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Table } from './table.tsx';

it('keeps the selection of other pages when all rows of a page are selected or cleared', () => {
  const onSelectedChange = vi.fn<(change: { selected: readonly string[] }) => void>();
  render(
    <UiProvider locale="en" messages={en}>
      <Table
        caption="Orders"
        columns={[{ key: 'no', header: 'No.', cell: (no: string) => no }]}
        rows={['3', '4']}
        rowKey={(no) => no}
        defaultSelected={['1', '3']}
        onSelectedChange={onSelectedChange}
      />
    </UiProvider>,
  );
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  fireEvent.click(all);
  expect(onSelectedChange).toHaveBeenLastCalledWith({ selected: ['1', '3', '4'] });
  fireEvent.click(all);
  expect(onSelectedChange).toHaveBeenLastCalledWith({ selected: ['1'] });
});
