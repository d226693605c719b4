import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { pdf } from './file-upload.fixtures.tsx';
import type { FileUploadProps } from './file-upload.tsx';

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/^Licence/);

export const uploadsDocuments: Play<FileUploadProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  await step('a file is uploaded and linked', async () => {
    await userEvent.upload(field(canvasElement), pdf('licence.pdf'));
    await expect(await canvas.findByRole('link', { name: 'licence.pdf' })).toBeVisible();
    const value = [{ url: '/files/licence.pdf', name: 'licence.pdf' }];
    await expect(args.onChange).toHaveBeenLastCalledWith({ value });
  });
  await step('a failed one can be tried again', async () => {
    await userEvent.upload(field(canvasElement), pdf('broken.pdf'));
    await expect(await canvas.findByRole('button', { name: 'Try broken.pdf again' })).toBeVisible();
  });
  await step('removing moves the focus to the next file', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove licence.pdf' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove broken.pdf' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
  });
};

export const linksDocumentsPlainly: Play = async ({ canvasElement }) => {
  const document = within(canvasElement).getByRole('link', { name: 'licence.pdf' });
  await expect(document).not.toHaveAttribute('data-router');
  await expect(document).toHaveAttribute('target', '_blank');
};

export const explainsProblems: Play<FileUploadProps> = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field(canvasElement), new File(['x'], 'photo.gif', { type: 'image/gif' }));
  await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  if (globals['locale'] === 'en')
    await expect(canvas.getAllByText(/photo\.gif is none of PDF/)[0]).toBeInTheDocument();
};

export const showsProgress: Play<FileUploadProps> = async ({ canvasElement }) => {
  await userEvent.upload(field(canvasElement), pdf('licence.pdf', 2_400_000));
  await expect(
    await within(canvasElement).findByRole('progressbar', { name: 'Uploading licence.pdf' }),
  ).toHaveAttribute('value', '40');
};
