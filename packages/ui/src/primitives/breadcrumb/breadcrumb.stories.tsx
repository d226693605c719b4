import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';
import { guide } from './breadcrumb.guide.ts';
import { marksCurrentPage } from './breadcrumb.play.ts';

const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#living', label: 'Home & living' },
      { label: 'Lighting' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = { play: marksCurrentPage };
export const HomeOnly: Story = { args: { items: [{ label: 'Home' }] } };
export const LongName: Story = {
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#outdoor', label: 'Outdoor, garden, camping and everything for the weekend' },
      { label: 'Waxed canvas market tote with leather handles, made to be carried for decades' },
    ],
  },
};
