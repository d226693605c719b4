import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { photo, type Photo } from '../../testing/fixtures/index.ts';
import { Image } from '../image/image.tsx';
import { Carousel } from './carousel.tsx';
import { guide } from './carousel.guide.ts';
import { pausesAutoplay, startsAtInitialSlide, navigatesByDotsAndArrows } from './carousel.play.ts';

const slides = (['living-room', 'breakfast', 'desk'] as Photo[]).map((name) => (
  <Image key={name} src={photo(name)} alt={name} width={1260} height={420} />
));

const meta = {
  component: Carousel,
  args: { label: 'Offers of the week', slides, onIndexChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Autoplay: Story = { args: { autoplay: 6000 }, play: pausesAutoplay };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const InitialSlide: Story = { args: { defaultIndex: 1 }, play: startsAtInitialSlide };

export const DotsAndArrows: Story = { play: navigatesByDotsAndArrows };
