import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { photo } from '../../testing/fixtures/index.ts';
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
    text: 'Heavier than it looks, and the glaze is even all around. The opening is narrower than I thought.',
  },
  parameters: { guide },
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Full: Story = {
  args: {
    variant: 'Chalk',
    verified: true,
    avatar: photo('succulent'),
    images: [photo('bellied-vase-group'), photo('bellied-vase-detail')],
    reply: { name: 'Oleiro & Filha', text: 'Thank you, Somchai. Enjoy it!' },
    actions: (
      <div>
        <Button size="sm">Helpful (3)</Button>
      </div>
    ),
  },
};
export const PicturesOpenViewer: Story = {
  args: { images: [photo('bellied-vase-group'), photo('bellied-vase-detail')] },
  play: opensPictures,
};
export const OtherLanguage: Story = {
  args: { lang: 'th', text: 'แจกันสวยมาก หนักแน่น ตั้งแล้วไม่ล้มง่าย', rating: 4 },
};
export const OneStar: Story = { args: { rating: 1, text: 'It arrived with a crack in its foot.' } };
export const LongText: Story = {
  args: {
    text: 'It has stood on our table for a year, with branches in winter and tulips in spring. '.repeat(14),
  },
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
