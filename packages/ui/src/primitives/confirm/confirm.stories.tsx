import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { useConfirm, type ConfirmRequest } from './confirm.tsx';

/** A button that asks first and then says what was answered. */
function Asks(request: ConfirmRequest) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer((await confirm(request)) ? 'yes' : 'no');
  return (
    <Inline>
      <Button onClick={() => void ask()}>Ask</Button>
      <output>{answer}</output>
    </Inline>
  );
}

const meta = {
  title: 'primitives/Confirm',
  component: Asks,
  args: { title: 'Delete this address?', confirmLabel: 'Delete address', tone: 'critical' },
  parameters: {
    guide: {
      use: 'Asks before something that cannot be undone: await useConfirm()({ title }). Anything else should be undone by a toast.',
      do: [
        'Name the consequence on the button: “Delete address”.',
        'Say in the description what is lost.',
        'Use critical only for what destroys.',
      ],
      dont: ['Do not ask about what can be undone.', 'Do not label the answers Yes and No.'],
      keys: { Enter: 'Presses the answer in focus, at first the one that agrees', Escape: 'Answers no' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Asks>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog');
};

export const Question: Story = {};
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await asked(canvasElement);
    await expect(dialog).toHaveAccessibleName('Delete this address?');
    await expect(within(dialog).getByRole('button', { name: 'Delete address' })).toHaveFocus();
  },
};
export const WithDescription: Story = {
  args: {
    title: 'Cancel this order?',
    description: 'Your coupon comes back; the price may change.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    tone: 'primary',
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
  },
};

export const Agreed: Story = {
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText('yes')).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await asked(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(await within(canvasElement).findByText('no')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ask' })).toHaveFocus());
  },
};
