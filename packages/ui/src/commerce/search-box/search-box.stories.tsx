import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { SearchBox } from './search-box.tsx';

const remove = fn();
const meta = {
  component: SearchBox,
  parameters: {
    guide: {
      use: 'The search of the header, for products and stores, with history and suggestions. A plain GET form before script.',
      do: [
        'Load groups when the field gets the focus, not before.',
        'Keep the term of the page in the field.',
        'Offer to forget the history.',
      ],
      dont: [
        'Do not search while somebody still types: suggest.',
        'Do not replace the term by a suggestion.',
      ],
      keys: {
        'Arrow down and up': 'From the field into the offers, and through them',
        'Home and End': 'Among the offers: the first and the last',
        Escape: 'Closes the offers and goes back to the field',
        Enter: 'Searches, or follows the offer in focus',
      },
      parts: {
        box: 'The frame',
        type: 'The Product or Store switch',
        input: 'The text field',
        submit: 'The button',
        panel: 'The floating offers',
        entry: 'One offer',
      },
    } satisfies Guide,
  },
  args: {
    action: '#search',
    onInput: fn(),
    onTypeChange: fn(),
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
export const WithTerm: Story = { args: { defaultValue: 'lamp', defaultType: 'store' } };

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

export const SwitchesAndClears: Story = {
  args: { defaultValue: 'lamp' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search in' }), 'Store');
    await expect(args.onTypeChange).toHaveBeenCalledWith({ type: 'store' });
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 's');
    await expect(args.onInput).toHaveBeenLastCalledWith({ value: 'lamps' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
export const ControlledStaysWithItsCaller: Story = {
  args: { value: 'lamp', groups: [] },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, 's');
    await expect(args.onInput).toHaveBeenCalledWith({ value: 'lamps' });
    await expect(input).toHaveValue('lamp');
  },
};
export const ResetsToTheTermOfThePage: Story = {
  args: { defaultValue: 'lamp', groups: [], children: <input type="hidden" name="category" value="7" /> },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, 's');
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(input).toHaveValue('lamp'));
  },
};
