import { expect, fn, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onSubmitData = fn();

export const keyboardNavigation: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const quality = canvas.getByRole('group', { name: 'Product quality' });
  within(quality).getByRole('radio', { name: '3 stars, All right' }).focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await expect(within(quality).getByRole('radio', { name: '4 stars, Good' })).toBeChecked();
  await expect(within(quality).getByText('Good')).toBeVisible();
  const service = canvas.getByRole('group', { name: 'Service' });
  await userEvent.click(within(service).getByRole('radio', { name: '5 stars, Excellent' }));
  canvas.getByRole('checkbox', { name: 'Well packed' }).focus();
  await userEvent.keyboard(' ');
  await userEvent.type(canvas.getByRole('textbox', { name: /Your experience/ }), 'Lovely lamp');
  await userEvent.click(canvas.getByRole('switch', { name: 'Hide my name' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
  await expect(onSubmitData).toHaveBeenLastCalledWith({
    product: '4',
    service: '5',
    tags: ['well-packed'],
    content: 'Lovely lamp',
    anonymous: '1',
  });
};
