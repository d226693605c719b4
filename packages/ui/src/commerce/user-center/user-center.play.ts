import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentPage: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'My orders' });
  await expect(link).toHaveAttribute('aria-current', 'page');
};

export const showsMenuInSheet: Play = async ({ canvasElement }) => {
  const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await expect(sheet.getByRole('link', { name: 'My orders' })).toHaveAttribute('aria-current', 'page');
  await expect(sheet.getByRole('link', { name: /Notifications/ })).toHaveTextContent('3');
};
