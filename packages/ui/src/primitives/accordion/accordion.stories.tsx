import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Accordion, Disclosure } from './accordion.tsx';
import { guide } from './accordion.guide.ts';
import { reportsOpenedItem, opensOneAtATime, keepsControlledState } from './accordion.play.ts';

const meta = {
  component: Accordion,
  subcomponents: { Disclosure },
  args: {
    items: [
      { title: 'Delivery', content: 'Three to five working days.' },
      { title: 'Returns', content: 'Within thirty days, free of charge.' },
      { title: 'Warranty', content: 'Two years on everything that moves.' },
    ],
    onOpenChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FirstOpen: Story = {
  args: {
    items: [
      { title: 'Delivery', content: 'Three to five working days.', defaultOpen: true },
      ...meta.args.items.slice(1),
    ],
  },
};
export const LongTitle: Story = {
  args: {
    items: [
      {
        title: 'What happens when one of several parcels of an order arrives damaged and the others do not',
        content: 'Tell the store within thirty days. It replaces the damaged part or pays it back.',
      },
    ],
  },
};
export const Single: Story = {
  render: () => <Disclosure title="Care instructions">Wash by hand, dry in the shade.</Disclosure>,
};

export const ReportsOpenedItem: Story = { play: reportsOpenedItem };

export const OneAtATime: Story = { args: { name: 'policies' }, play: opensOneAtATime };

export const Controlled: Story = {
  args: {
    items: meta.args.items.map((item, index) => ({ ...item, open: index === 0 })),
  },
  play: keepsControlledState,
};
