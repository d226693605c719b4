import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const announcesRepeatedMessage: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const voice = () => canvas.getAllByRole('status').find((node) => node.textContent !== '');
  await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
  await waitFor(() => expect(voice()).toHaveTextContent('24 products'));
  const before = voice()?.textContent;
  await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
  await waitFor(() => expect(voice()?.textContent).not.toBe(before));
};
