import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Accordion, Disclosure } from './accordion.tsx';

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
  parameters: {
    guide: {
      use: 'Folds away what only some readers need: policies, specifications, answers. A single one is a Disclosure.',
      do: [
        'Write titles that let a reader decide without opening.',
        'Give several a shared name when only one should stand open.',
      ],
      dont: [
        'Do not hide what everybody needs to decide, such as the price of delivery.',
        'Do not put one accordion inside another.',
      ],
      keys: { 'Enter or Space': 'Opens and closes the title in focus', Tab: 'Goes to the next title' },
      parts: {
        summary: 'The title that opens and closes',
        icon: 'The chevron',
        content: 'What it opens',
      },
    } satisfies Guide,
  },
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

export const OpensAndTellsWhich: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Returns'));
    await expect(canvas.getByText('Within thirty days, free of charge.')).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ index: 1, open: true }));
    await userEvent.click(canvas.getByText('Returns'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ index: 1, open: false }));
  },
};

export const OneAtATime: Story = {
  args: { name: 'policies' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Delivery'));
    await userEvent.click(canvas.getByText('Returns'));
    await waitFor(() => expect(canvas.getByText('Three to five working days.')).not.toBeVisible());
  },
};

export const ControlledStaysWithItsCaller: Story = {
  args: {
    items: meta.args.items.map((item, index) => ({ ...item, open: index === 0 })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Delivery'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ index: 0, open: false }));
    await waitFor(() => expect(canvas.getByText('Three to five working days.')).toBeVisible());
  },
};
