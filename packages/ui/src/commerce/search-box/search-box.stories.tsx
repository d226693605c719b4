import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import { SearchBox } from './search-box.tsx';

const remove = fn();
const meta = {
  component: SearchBox,
  args: {
    action: '#search',
    groups: [
      {
        kind: 'history',
        onClear: fn(),
        items: [
          { href: '#s-lamp', label: 'table lamp', onRemove: remove },
          { href: '#s-bag', label: 'canvas tote', onRemove: fn() },
        ],
      },
      { kind: 'hot', items: [{ href: '#h-kettle', label: 'gooseneck kettle' }] },
      {
        kind: 'suggestion',
        title: 'Products',
        items: [{ href: '#p-1', label: 'Amber glass table lamp', image: drawing('lamp'), meta: '$86.00' }],
      },
    ],
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { groups: [] } };
export const WithTerm: Story = { args: { defaultValue: 'lamp', type: 'store' } };

export const Suggests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.click(input);
    await expect(await canvas.findByText('Recent searches')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'canvas tote' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'table lamp' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove table lamp' }));
    await expect(remove).toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await expect(input).toHaveFocus();
  },
};
