import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Tag } from './tag.tsx';
import { guide } from './tag.guide.ts';
import { removesByPointerAndKeyboard } from './tag.play.ts';

const meta = {
  component: Tag,
  args: { children: 'Under $50' },
  parameters: { guide },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const AsLink: Story = { args: { href: '#cheap' } };
export const Selected: Story = { args: { href: '#cheap', selected: true } };
export const RemovedByLink: Story = { args: { removeHref: '#all', name: 'under $50' } };
export const LongText: Story = {
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
  play: removesByPointerAndKeyboard,
};
