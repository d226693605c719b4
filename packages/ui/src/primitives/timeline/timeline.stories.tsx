import type { Meta, StoryObj } from '@storybook/react-vite';
import { photo } from '../../testing/fixtures/index.ts';
import { Image } from '../image/image.tsx';
import { Timeline } from './timeline.tsx';
import { guide } from './timeline.guide.ts';
import { marksCurrentItem } from './timeline.play.ts';

const meta = {
  component: Timeline,
  args: {
    label: 'Your return',
    items: [
      { title: 'Return asked for', time: '18 Nov 2026, 09:12', dateTime: '2026-11-18T09:12', state: 'done' },
      {
        title: 'The store agreed',
        time: '19 Nov 2026, 14:40',
        dateTime: '2026-11-19T14:40',
        detail: 'Send the vase to Rue Setthathirath 14, Vientiane.',
        state: 'done',
      },
      { title: 'Parcel on its way', time: '21 Nov 2026', dateTime: '2026-11-21', state: 'current' },
      { title: 'Money back', detail: 'Two to five days after the store has the parcel.', state: 'next' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { play: marksCurrentItem };
export const Done: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, state: 'done' as const })) },
};
export const Failed: Story = {
  args: {
    items: [
      { title: 'Return asked for', time: '18 Nov 2026', state: 'done' },
      {
        title: 'The store refused',
        time: '19 Nov 2026',
        detail: 'The vase was used. You can ask customer service to look at it.',
        state: 'failed',
      },
    ],
  },
};
export const WithPictures: Story = {
  args: {
    items: [
      {
        title: 'You wrote',
        time: '18 Nov 2026',
        detail: 'The foot has a crack.',
        state: 'done',
        media: (
          <>
            <div style={{ inlineSize: 72 }}>
              <Image src={photo('bellied-vase-detail')} alt="The crack, near" width={72} height={72} />
            </div>
            <div style={{ inlineSize: 72 }}>
              <Image src={photo('bellied-vase')} alt="The crack, from afar" width={72} height={72} />
            </div>
          </>
        ),
      },
      { title: 'The store is looking at it', state: 'current' },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [
      {
        title: 'Handed over to the partner of the courier for the last part of the way to the pick-up point',
        time: '21 November 2026, 17:30, in the time of Vientiane',
        detail: 'Depot 14, National Road 13 South, kilometre 9, Xaysettha district, Vientiane capital',
        state: 'current',
      },
      { title: 'At the door', state: 'next' },
    ],
  },
};
export const SingleEntry: Story = {
  args: { items: [{ title: 'Applied', time: 'Today', state: 'current' }] },
};
