import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { PriceRange } from './price-range.tsx';

const meta = {
  component: PriceRange,
  args: { action: '#list', clearHref: '#clear', onSubmit: fn() },
  parameters: {
    guide: {
      use: 'Narrows a list to prices between two amounts. A plain GET form that works without script.',
      do: [
        'Keep the other parameters of the page as hidden inputs.',
        'Show the range in force in the fields.',
      ],
      dont: [
        'Do not answer a reversed pair with an error: it is turned round.',
        'Do not filter while somebody still types.',
      ],
      keys: { Enter: 'Sends the range' },
      parts: { box: 'One field with its currency sign', input: 'The text input' },
    } satisfies Guide,
  },
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const InForce: Story = { args: { min: '10', max: '80.50' } };

export const TurnsAReversedPair: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lowest price' }), '80');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Highest price' }), '9,50{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ min: '9.50', max: '80' });
  },
};
export const ResetsToTheRangeInForce: Story = {
  args: {
    min: '10',
    max: '80.50',
    children: (
      <Button type="reset" size="sm">
        Reset
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole('textbox', { name: 'Lowest price' });
    await userEvent.clear(low);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(low).toHaveValue('10');
  },
};
