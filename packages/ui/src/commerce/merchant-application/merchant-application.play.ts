import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onSubmitData = fn();
export const onSaveStep = fn();
export const onIncomplete = fn();

export const opensStepWithErrors: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  // The form opens at the step that contains an error.
  await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
  await expect(canvas.getByText('The number of the licence cannot be read')).toBeVisible();
};

export const navigatesSteps: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const company = canvas.getByRole('textbox', { name: /Company or store name/ });
  await step('an incomplete step cannot be left', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group', { name: 'Company' })).toBeVisible();
    await expect(company).toHaveFocus();
    await expect(onIncomplete).toHaveBeenLastCalledWith({
      fields: [{ field: 'companyName', isMissing: true }],
    });
    await expect(onSaveStep).not.toHaveBeenCalled();
  });
  await step('Enter moves to the next step and saves', async () => {
    await userEvent.type(company, 'Otto Audio{Enter}');
    const contact = await canvas.findByRole('group', { name: 'Contact' });
    await expect(onSaveStep).toHaveBeenLastCalledWith({ step: 'contact', company: 'Otto Audio' });
    await waitFor(() => expect(contact.querySelector('legend')).toHaveFocus());
    await expect(onSubmitData).not.toHaveBeenCalled();
  });
  await step('moves back and forward', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: /Company or store name/ })).toHaveValue('Otto Audio');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  });
  await step('submits after the agreement is accepted', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(onSubmitData).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms for merchants/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(onSubmitData).toHaveBeenCalledWith({
      company: 'Otto Audio',
      category: ['audio'],
      agreement: '1',
    });
  });
};
