import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const showsBar: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('progressbar')).toBeInTheDocument());
};

export const delaysBar: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
};
