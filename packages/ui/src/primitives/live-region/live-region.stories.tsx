import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { LiveRegion, useAnnounce } from './live-region.tsx';

function Speaks({ text }: { text: string }) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(text)}>Speak</Button>;
}

const meta = {
  component: LiveRegion,
  args: { children: <Speaks text="24 products" /> },
  parameters: {
    guide: {
      use: 'The page’s one polite voice, for changes that the eye sees and the ear would miss: wrap the page in it and call useAnnounce().',
      do: ['Say the result: “24 products”.', 'Have one per page, near the root.'],
      dont: ['Do not read out what takes the focus anyway.', 'Do not announce while somebody types.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const SaysTheSameTwice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const voice = () => canvas.getAllByRole('status').find((node) => node.textContent !== '');
    await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
    await waitFor(() => expect(voice()).toHaveTextContent('24 products'));
    const before = voice()?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
    await waitFor(() => expect(voice()?.textContent).not.toBe(before));
  },
};
