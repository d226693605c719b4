import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawing, type Drawing } from '../../testing/fixtures.ts';
import { Gallery } from './gallery.tsx';

const images = (['headphones', 'lamp', 'vase', 'kettle'] as Drawing[]).map((name) => ({
  src: drawing(name),
  alt: `Studio headphones, ${name}`,
}));

const meta = { component: Gallery, args: { images } } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { images: images.slice(0, 1) } };

export const Zooms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Picture 2 of 4' }));
    await expect(canvas.getByRole('link', { name: 'Picture 2 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'View larger' }));
    const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(viewer).getByText('Picture 3 of 4')).toBeVisible();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close viewer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
