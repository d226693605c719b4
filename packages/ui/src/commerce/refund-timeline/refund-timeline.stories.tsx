import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { RefundTimeline } from './refund-timeline.tsx';
import { asked, agreed } from './refund-timeline.fixtures.tsx';
import { guide } from './refund-timeline.guide.ts';
import { showsNextActor } from './refund-timeline.play.ts';

const reason = 'The shade has a crack near the rim.';

const meta = {
  component: RefundTimeline,
  args: {
    events: [
      asked,
      { title: 'The store is looking at it', state: 'current' },
      { title: 'Money back', state: 'next' },
    ],
    turn: 'store',
    deadline: '21 Nov 2026, 18:00',
    reason,
  },
  parameters: { guide },
} satisfies Meta<typeof RefundTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForStore: Story = { args: { actions: <Button>Withdraw</Button> } };
export const WaitingForShopper: Story = {
  args: {
    turn: 'you',
    deadline: '26 Nov 2026, 18:00',
    events: [
      asked,
      agreed,
      { title: 'Send the lamp back', state: 'current' },
      { title: 'Money back', state: 'next' },
    ],
    returnAddress: ['Northlight, returns', 'Rue Setthathirath 14', 'Vientiane 01000', '+856 20 5551 2345'],
    actions: (
      <>
        <Button tone="primary">Enter parcel number</Button>
        <Button>Withdraw</Button>
      </>
    ),
  },
  play: showsNextActor,
};
export const Rejected: Story = {
  args: {
    turn: undefined,
    deadline: undefined,
    events: [asked, { title: 'The store refused', time: '19 Nov 2026', state: 'failed' }],
    refusal: {
      reason: 'The pictures show a lamp that was used.',
      next: 'You can ask customer service to decide, within seven days.',
    },
    actions: <Button tone="primary">Ask customer service</Button>,
  },
};
export const UnderMarketplaceReview: Story = {
  args: {
    turn: 'marketplace',
    deadline: '28 Nov 2026',
    events: [
      asked,
      { title: 'The store refused', state: 'failed' },
      { title: 'Customer service decides', state: 'current' },
    ],
  },
};
export const Refunded: Story = {
  args: {
    turn: undefined,
    deadline: undefined,
    events: [
      asked,
      agreed,
      { title: 'Money back', time: '22 Nov 2026', detail: '$86.00 to your balance', state: 'done' },
    ],
  },
};
export const LongText: Story = {
  args: {
    turn: 'you',
    deadline: '26 November 2026, 18:00, in the time of Vientiane',
    reason: `${reason} `.repeat(8),
    returnAddress: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, Abteilung Rücksendungen',
      'Straße 1',
    ],
  },
};
