import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { sent, saved } from './merchant-application.fixtures.tsx';

export const rejected: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  // It opens where something is wrong.
  await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
  await expect(canvas.getByText('The number of the licence cannot be read')).toBeVisible();
};

export const stepNavigation: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const company = canvas.getByRole('textbox', { name: /Company or store name/ });
  await step('a step is not left before it is complete', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group', { name: 'Company' })).toBeVisible();
    await expect(company).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  });
  await step('Enter goes on, and what is there is saved', async () => {
    await userEvent.type(company, 'Otto Audio{Enter}');
    const contact = await canvas.findByRole('group', { name: 'Contact' });
    await expect(saved).toHaveBeenLastCalledWith({ step: 'contact', company: 'Otto Audio' });
    await waitFor(() => expect(contact.querySelector('legend')).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
  });
  await step('back and forth', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: /Company or store name/ })).toHaveValue('Otto Audio');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  });
  await step('the whole is sent once it is agreed to', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms for merchants/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(sent).toHaveBeenCalledWith({ company: 'Otto Audio', category: ['audio'], agreement: '1' });
  });
};
