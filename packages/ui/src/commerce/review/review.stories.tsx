import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { drawing } from '../../testing/fixtures/index.ts';
import { ReviewItem, ReviewList } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { fitsSmallestPhone, longWord } from '../../testing/long-words.ts';
import { guide } from './review.guide.ts';
import { marksCurrentFilter, opensPictures } from './review.play.ts';

const meta = {
  component: ReviewItem,
  title: 'commerce/Review',
  subcomponents: { ReviewSummary, ReviewList },
  args: {
    author: 'Somchai P.',
    rating: 5,
    date: '12 Nov 2026',
    text: 'Clear sound, comfortable for a whole working day. The case is smaller than I thought.',
  },
  parameters: { guide },
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Full: Story = {
  args: {
    variant: 'Violet, M',
    verified: true,
    avatar: drawing('vase'),
    images: [drawing('headphones'), drawing('kettle')],
    reply: { name: 'Otto Audio', text: 'Thank you, Somchai. Enjoy them!' },
    actions: (
      <div>
        <Button size="sm">Helpful (3)</Button>
      </div>
    ),
  },
};
export const PicturesOpenViewer: Story = {
  args: { images: [drawing('headphones'), drawing('kettle')] },
  play: opensPictures,
};
export const OtherLanguage: Story = { args: { lang: 'th', text: 'เสียงชัดมาก ใส่สบายทั้งวัน', rating: 4 } };
export const OneStar: Story = { args: { rating: 1, text: 'It broke on the second day.' } };
export const LongText: Story = {
  args: { text: 'I have carried them every day for a year, in the rain and in the sun. '.repeat(14) },
};
export const LongWords: Story = {
  args: { author: longWord, text: longWord },
  play: fitsSmallestPhone,
};
export const Several: Story = {
  render: (args) => (
    <ReviewList>
      <ReviewItem {...args} />
      <ReviewItem {...args} author="Ana" rating={3} verified />
    </ReviewList>
  ),
};
export const Summary: Story = {
  render: () => <ReviewSummary average={4.7} count={2044} histogram={[1600, 300, 90, 34, 20]} />,
};
export const SummaryWithLinks: Story = {
  render: () => (
    <ReviewSummary
      average={4.7}
      count={2044}
      histogram={[1600, 300, 90, 34, 20]}
      hrefFor={(stars) => `#stars-${stars}`}
      current={5}
    />
  ),
  play: marksCurrentFilter,
};
export const SummaryWithoutHistogram: Story = { render: () => <ReviewSummary average={4} count={3} /> };
