import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TooltipProps } from './tooltip.tsx';

const bubble = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[role="tooltip"]');

const shown = (canvas: HTMLElement) => bubble(canvas)?.matches(':popover-open') ?? false;

export const omitsRedundantDescription: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('button', { name: 'Refresh' })).not.toHaveAttribute(
    'aria-describedby',
  );
};

export const showsOnFocusAndHidesOnEscape: Play<TooltipProps> = async ({ canvasElement, args }) => {
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
};

export const staysOpenOnHover: Play = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.hover(button);
  await waitFor(() => expect(shown(canvasElement)).toBe(true));
  const text = bubble(canvasElement);
  if (!text) throw new Error('Expected a tooltip');
  await userEvent.unhover(button);
  await userEvent.hover(text);
  await new Promise((done) => setTimeout(done, 300));
  await expect(shown(canvasElement)).toBe(true);
  await userEvent.unhover(text);
  await waitFor(() => expect(shown(canvasElement)).toBe(false));
};

export const escapeKeepsDialogOpen: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'When does it leave?' });
  await userEvent.tab();
  button.focus();
  await waitFor(() => expect(shown(canvasElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown(canvasElement)).toBe(false));
  // On a busy machine it may still be fading in.
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Delivery' })).toBeVisible());
};
