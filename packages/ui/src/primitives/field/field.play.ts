import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const describesError: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByLabelText('Date of birth');
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription(
    'Please fill in your date of birth For age-restricted goods only.',
  );
  await userEvent.click(canvas.getByText('Date of birth'));
  await expect(input).toHaveFocus();
};
