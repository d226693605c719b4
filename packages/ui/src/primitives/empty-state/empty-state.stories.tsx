import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconCart } from '../icon/icon.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'Your cart is empty' },
  parameters: {
    guide: {
      use: 'Stands where a list would stand when there is nothing in it, and shows the way on.',
      do: ['Say what would be here.', 'Offer one way out, two at most.'],
      dont: [
        'Do not blame the shopper or joke about it.',
        'Do not use it while things are loading: that is a Skeleton.',
      ],
      parts: {
        icon: 'The icon above the title',
        title: 'The heading',
        description: 'The sentence below',
        actions: 'The ways out',
      },
    } satisfies Guide,
  },
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
export const OnlyATitle: Story = { args: { title: 'No reviews yet', level: 3 } };
