import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawing, type Drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { backKey, forwardKey } from '../../testing/keys.ts';
import { Gallery } from './gallery.tsx';

const images = (['headphones', 'lamp', 'vase', 'kettle'] as Drawing[]).map((name) => ({
  src: drawing(name),
  alt: `Studio headphones, ${name}`,
}));

const meta = {
  component: Gallery,
  args: { images, onIndexChange: fn() },
  parameters: {
    guide: {
      use: 'The pictures of one product: a row to swipe, all thumbnails in sight, and a viewer on the whole screen.',
      do: [
        'Describe in alt what this picture shows that the others do not.',
        'Set index when another variant is chosen.',
      ],
      dont: ['Do not mix videos or prices into the row.', 'Do not crop: pictures are square on their tile.'],
      keys: {
        Enter: 'Opens the picture in focus on the whole screen',
        'Arrow left and right': 'In the viewer: the picture before and after, along the reading direction',
        'Home and End': 'In the viewer: the first and the last picture',
        Escape: 'Closes the viewer',
      },
      parts: {
        stage: 'The large picture',
        thumbnails: 'The row of small pictures',
        thumbnail: 'One small picture',
        picture: 'The picture in the viewer',
        place: 'Which picture of how many, in the viewer',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { images: images.slice(0, 1) } };
export const StartsAtTheThird: Story = {
  args: { defaultIndex: 2 },
  play: async ({ canvasElement }) => {
    const thumbnail = within(canvasElement).getByRole('link', { name: 'Picture 3 of 4' });
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  },
};
export const Blurred: Story = {
  args: { images: images.map((image) => ({ ...image, blur: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })) },
};

export const ChoosesByThumbnail: Story = {
  play: async ({ canvasElement, args }) => {
    const thumbnail = within(canvasElement).getByRole('link', { name: 'Picture 2 of 4' });
    await userEvent.click(thumbnail);
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(args.onIndexChange).toHaveBeenCalledWith({ index: 1 });
  },
};

export const ViewerAnswersToKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'View larger' });
    await userEvent.click(opener);
    const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
    const shows = (words: string) => expect(within(viewer).getByText(words)).toBeVisible();
    await shows('Picture 1 of 4');
    await userEvent.keyboard(forwardKey());
    await shows('Picture 2 of 4');
    await userEvent.keyboard(backKey());
    await shows('Picture 1 of 4');
    await userEvent.keyboard(backKey());
    await shows('Picture 4 of 4');
    await userEvent.keyboard('{Home}');
    await shows('Picture 1 of 4');
    await userEvent.keyboard('{End}');
    await shows('Picture 4 of 4');
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next picture' }));
    await shows('Picture 1 of 4');
    await userEvent.click(within(viewer).getByRole('img'));
    // The browser tells Escape as a cancel event.
    await fireEvent(viewer, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
