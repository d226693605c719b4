import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawing, type Drawing } from '../../testing/fixtures.ts';
import { Image } from '../image/image.tsx';
import { Carousel } from './carousel.tsx';

const slides = (['lamp', 'bag', 'vase'] as Drawing[]).map((name) => (
  <Image key={name} src={drawing(name)} alt={name} width={1260} height={420} />
));

const meta = {
  component: Carousel,
  args: { label: 'Offers of the week', slides, autoplay: 6000 },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
