import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawing, type Drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Image } from '../image/image.tsx';
import { Carousel } from './carousel.tsx';

const slides = (['lamp', 'bag', 'vase'] as Drawing[]).map((name) => (
  <Image key={name} src={drawing(name)} alt={name} width={1260} height={420} />
));

const meta = {
  component: Carousel,
  args: { label: 'Offers of the week', slides, onIndexChange: fn() },
  parameters: {
    guide: {
      use: 'A few campaigns that share one place. It scrolls without script; dots and arrows come with it.',
      do: [
        'Put the most important slide first: most people see no other.',
        'Keep to five slides at most.',
        'Give each slide one link and one message.',
      ],
      dont: ['Do not put content here that is nowhere else.', 'Do not turn faster than every five seconds.'],
      keys: {
        Tab: 'Goes through the slides’ own links, then the controls',
        'Arrow keys': 'Scroll the row when it has the focus (the browser does it)',
        'Enter or Space': 'Presses the dot, arrow or pause in focus',
      },
      parts: {
        track: 'The row that scrolls',
        slide: 'One slide',
        controls: 'Arrows, dots and pause',
        dot: 'The button of one slide',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const MovesByItself: Story = {
  args: { autoplay: 6000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const StartsAtTheSecond: Story = {
  args: { defaultIndex: 1 },
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('button', { name: 'Slide 2 of 3' });
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
  },
};

export const StepsByDotsAndArrows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const current = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }));
    await current('Slide 3 of 3');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await current('Slide 2 of 3');
    canvas.getByRole('button', { name: 'Next slide' }).focus();
    await userEvent.keyboard('{Enter}');
    await current('Slide 3 of 3');
  },
};
