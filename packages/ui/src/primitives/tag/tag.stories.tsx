import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../layout/layout.tsx';
import { Tag } from './tag.tsx';

const meta = {
  component: Tag,
  args: { children: 'Under $50' },
  parameters: {
    guide: {
      use: 'A short word that narrows a list: a link to choose it, or a choice in force with a cross to take it back.',
      do: [
        'Give name with a cross: it says what is removed.',
        'Keep filters in the address with removeHref.',
      ],
      dont: ['Do not use it for states: that is a Badge.', 'Do not give one both a link and a cross.'],
      keys: { Enter: 'Follows the link, or presses the cross in focus' },
      parts: { remove: 'The cross' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const AsLink: Story = { args: { href: '#cheap' } };
export const Selected: Story = { args: { href: '#cheap', selected: true } };
export const RemovedByLink: Story = { args: { removeHref: '#all', name: 'under $50' } };
export const LongWords: Story = {
  args: {
    children: 'Delivered within two working days from a warehouse in my own country',
    removeHref: '#all',
  },
};
export const Row: Story = {
  render: () => (
    <Inline>
      <Tag href="#all" selected>
        All
      </Tag>
      <Tag href="#lamps">Lamps</Tag>
      <Tag removeHref="#all" name="under $50">
        Under $50
      </Tag>
    </Inline>
  ),
};
export const RemovedByButton: Story = {
  args: { onRemove: fn(), name: 'under $50' },
  play: async ({ canvasElement, args }) => {
    const cross = within(canvasElement).getByRole('button', { name: 'Remove under $50' });
    await userEvent.click(cross);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
