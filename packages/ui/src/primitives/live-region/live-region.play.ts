import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const announcesRepeatedMessage: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const announcement = () => canvas.getAllByRole('status').find((node) => node.textContent !== '');
  await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
  await waitFor(() => expect(announcement()).toHaveTextContent('24 products'));
  const before = announcement()?.textContent;
  await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
  await waitFor(() => expect(announcement()?.textContent).not.toBe(before));
};
