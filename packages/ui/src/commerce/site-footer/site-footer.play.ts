import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const groupsLinksInNavigation: Play = async ({ canvasElement }) => {
  const help = within(canvasElement).getByRole('navigation', { name: 'Help' });
  await expect(within(help).getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '#returns');
};
