import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconInfo, IconRefresh } from '../icon/icons.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'Prices include VAT and the platform’s fee',
    children: <IconButton aria-label="About the price" icon={<IconInfo />} />,
    onOpenChange: fn(),
  },
  parameters: {
    guide: {
      use: 'A few more words on a control for those who hover or focus it. What a shopper needs to decide belongs on the page, not in a tooltip.',
      do: [
        'Put it on something focusable with its own name, such as an IconButton.',
        'Keep it to a few plain words; it may not hold links or buttons.',
        'For a button that is off, use aria-disabled instead of disabled: a disabled one gets neither hover nor focus.',
      ],
      dont: [
        'Do not put anything there that a finger needs: touch screens have no hover.',
        'Do not repeat the label; for more than a sentence take a Popover.',
      ],
      keys: { Tab: 'Shows it when the control gets the focus', Escape: 'Hides it' },
      parts: { bubble: 'The floating words' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const bubble = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[role="tooltip"]');
const shown = (canvas: HTMLElement) => bubble(canvas)?.matches(':popover-open') ?? false;

export const OnAnIcon: Story = {};
export const Open: Story = { args: { defaultOpen: true, side: 'bottom' } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    text: 'The store ships from Vientiane on working days; orders after 16:00 leave the next morning and take three to five days',
  },
};
export const OnAButtonThatIsOff: Story = {
  args: { text: 'Choose a size first', children: <Button aria-disabled>Add to cart</Button> },
};
export const SameAsTheName: Story = {
  args: { text: 'Refresh', children: <IconButton aria-label="Refresh" icon={<IconRefresh />} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Refresh' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
};
export const Several: Story = {
  render: () => (
    <Inline gap="lg">
      {['Top', 'Bottom'].map((name) => (
        <Tooltip key={name} text={`${name} tooltip`} side={name === 'Top' ? 'top' : 'bottom'}>
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};

export const ShowsOnFocusAndHidesOnEscape: Story = {
  args: { side: 'bottom' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About the price' });
    await expect(button).toHaveAccessibleDescription(args.text);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(shown(canvasElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown(canvasElement)).toBe(false));
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(shown(canvasElement)).toBe(true));
    await userEvent.tab();
    await waitFor(() => expect(shown(canvasElement)).toBe(false));
  },
};

export const StaysWhileItIsHovered: Story = {
  args: { side: 'bottom', delay: 0 },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(shown(canvasElement)).toBe(true));
    const text = bubble(canvasElement);
    if (!text) throw new Error('no bubble');
    await userEvent.unhover(button);
    await userEvent.hover(text);
    await new Promise((done) => setTimeout(done, 300));
    await expect(shown(canvasElement)).toBe(true);
    await userEvent.unhover(text);
    await waitFor(() => expect(shown(canvasElement)).toBe(false));
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Delivery">
      <Stack>
        <Tooltip text="Orders after 16:00 leave the next day" side="bottom">
          <Button data-autofocus="">When does it leave?</Button>
        </Tooltip>
      </Stack>
    </Dialog>
  );
}
export const EscapeLeavesTheDialogOpen: Story = {
  render: () => <InDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'When does it leave?' });
    await userEvent.tab();
    button.focus();
    await waitFor(() => expect(shown(canvasElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown(canvasElement)).toBe(false));
    await expect(canvas.getByRole('dialog', { name: 'Delivery' })).toBeVisible();
  },
};
