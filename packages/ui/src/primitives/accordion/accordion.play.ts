import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { AccordionProps } from './accordion.tsx';

export const reportsOpenedItem: Play<AccordionProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Returns'));
  await expect(canvas.getByText('Within thirty days, free of charge.')).toBeVisible();
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ index: 1, open: true }));
  await userEvent.click(canvas.getByText('Returns'));
  await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ index: 1, open: false }));
};

export const opensOneAtATime: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Delivery'));
  await userEvent.click(canvas.getByText('Returns'));
  await waitFor(() => expect(canvas.getByText('Three to five working days.')).not.toBeVisible());
};

export const keepsControlledState: Play<AccordionProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Delivery'));
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ index: 0, open: false }));
  await waitFor(() => expect(canvas.getByText('Three to five working days.')).toBeVisible());
};
