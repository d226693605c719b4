import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RefundTimeline } from './refund-timeline.tsx';

const asked = {
  title: 'Return asked for',
  time: '18 Nov 2026, 09:12',
  dateTime: '2026-11-18T09:12',
  state: 'done',
} as const;
const agreed = {
  title: 'The store agreed',
  time: '19 Nov 2026, 14:40',
  dateTime: '2026-11-19T14:40',
  state: 'done',
} as const;
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
  parameters: {
    guide: {
      use: 'One refund or return: who has to act and until when, what has happened, where the goods go.',
      do: [
        'Always say whose turn it is, and what happens when the deadline passes.',
        'Repeat the shopper’s own reason.',
        'After a refusal offer a next step.',
      ],
      dont: [
        'Do not show a turn when it is over.',
        'Do not show the return address before the store agreed.',
      ],
      parts: {
        turn: 'Whose turn it is',
        deadline: 'Until when',
        refusal: 'Why the store said no',
        facts: 'Reason and return address',
        address: 'Where the goods go',
        actions: 'What can be done',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof RefundTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForTheStore: Story = { args: { actions: <Button>Withdraw</Button> } };
export const YourTurn: Story = {
  args: {
    turn: 'you',
    deadline: '26 Nov 2026, 18:00',
    events: [
      asked,
      agreed,
      { title: 'Send the lamp back', state: 'current' },
      { title: 'Money back', state: 'next' },
    ],
    returnAddress: ['North & Linen, returns', 'Rue Setthathirath 14', 'Vientiane 01000', '+856 20 5551 2345'],
    actions: (
      <>
        <Button tone="primary">Enter parcel number</Button>
        <Button>Withdraw</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your turn')).toBeVisible();
    await expect(canvas.getByText('until 26 Nov 2026, 18:00')).toBeVisible();
    await expect(canvas.getByText('Rue Setthathirath 14')).toBeVisible();
    const list = canvas.getByRole('list', { name: 'What has happened' });
    await expect(within(list).getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};
export const Refused: Story = {
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
export const WithTheMarketplace: Story = {
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
export const MoneyBack: Story = {
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
export const LongWords: Story = {
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
