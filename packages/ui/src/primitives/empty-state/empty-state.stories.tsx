import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconCart } from '../icon/icon.tsx';
import { EmptyState } from './empty-state.tsx';
import { guide } from './empty-state.guide.ts';

const meta = {
  component: EmptyState,
  args: { title: 'Your cart is empty' },
  parameters: { guide },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {
  args: {
    icon: <IconCart size={32} />,
    description: 'Things you add stay here for thirty days, on all your devices.',
    actions: <Button tone="primary">Go shopping</Button>,
  },
};
export const NoResults: Story = {
  args: {
    title: 'Nothing found for “atlantis lamp”',
    description: 'Check the spelling, or search with fewer words.',
    actions: (
      <>
        <ButtonLink href="#all">See all products</ButtonLink>
        <ButtonLink href="#clear" tone="quiet">
          Clear filters
        </ButtonLink>
      </>
    ),
  },
};
export const TitleOnly: Story = { args: { title: 'No reviews yet', level: 3 } };
