import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { photo } from '../../testing/fixtures/index.ts';
import type { UploadHandler } from './use-uploads.ts';
import type { Play } from '../../testing/play.ts';
import type { UploadProps } from './upload.tsx';
import { pictures } from './upload.fixtures.tsx';

const svg = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Expected a file input');
  return {
    canvas,
    form,
    input,
    names: () => canvas.queryAllByRole('img', { name: /\./ }).map((image) => image.getAttribute('alt')),
    urls: () => new FormData(form).getAll('pictures'),
    tool: (name: string, part: string) =>
      canvas
        .getAllByRole('listitem')
        .find((item) => within(item).queryByAltText(name))
        ?.querySelector<HTMLElement>(part),
  };
};

export const showsProgress: Play = async ({ canvasElement }) => {
  const { canvas, input } = setup(canvasElement);
  await userEvent.upload(input, svg('lamp.svg'));
  await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '40');
};

export const uploadsFile: Play<UploadProps> = async ({ canvasElement, args }) => {
  const { canvas, input, names, urls } = setup(canvasElement);
  await userEvent.upload(input, [svg('lamp.svg'), svg('vase.svg')]);
  await expect(names()).toEqual(['lamp.svg', 'vase.svg']);
  await waitFor(() => expect(urls()).toHaveLength(2));
  await expect(args.onChange).toHaveBeenCalledTimes(2);
  await expect(canvas.queryByRole('progressbar')).toBeNull();
};

export const retriesAfterFailure: Play = async ({ canvasElement }) => {
  const { canvas, input, urls } = setup(canvasElement);
  await userEvent.upload(input, svg('lamp.svg'));
  const retry = await waitFor(() => {
    const button = canvasElement.querySelector<HTMLElement>('[data-part="retry"]');
    if (!button) throw new Error('Expected the retry button');
    return button;
  });
  await expect(urls()).toEqual([]);
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(urls()).toHaveLength(1));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
};

export const rejectsInvalidFiles: Play<UploadProps> = async ({ canvasElement, globals, args }) => {
  const { canvas, input } = setup(canvasElement);
  const pdf = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
  const huge = new File([new Uint8Array(2_000_001)], 'huge.png', { type: 'image/png' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf);
  dataTransfer.items.add(huge);
  // fireEvent would drop the files of the DataTransfer.
  input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await waitFor(() => expect(input).toBeInvalid());
  await expect(input).toBeInvalid();
  if (globals['locale'] === 'en') {
    await expect(canvas.getAllByText(/bill\.pdf is none of SVG, PNG/)[0]).toBeInTheDocument();
    await expect(canvas.getAllByText(/huge\.png is larger than 2 MB/)[0]).toBeInTheDocument();
  }
  await userEvent.upload(input, [svg('a.svg'), svg('b.svg')]);
  if (globals['locale'] === 'en') {
    await expect(canvas.getAllByText(/Only 4 pictures are possible/)[0]).toBeInTheDocument();
  }
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
};

export const keyboardReorderAndRemove: Play<UploadProps> = async ({ canvasElement, args, step }) => {
  const { names, urls, tool, form } = setup(canvasElement);
  await step('moves a picture later and keeps focus on the button', async () => {
    tool('lamp.png', '[data-move="1"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['vase.png', 'lamp.png', 'chair.png']);
    await expect(tool('lamp.png', '[data-move="1"]')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(names()).toEqual(['vase.png', 'chair.png', 'lamp.png']);
    await expect(tool('lamp.png', '[data-move="1"]')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(names()).toEqual(['vase.png', 'chair.png', 'lamp.png']);
  });
  await step('moves a picture earlier, in the form data too', async () => {
    tool('lamp.png', '[data-move="-1"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['vase.png', 'lamp.png', 'chair.png']);
    await expect(urls()).toEqual([photo('bellied-vase'), photo('table-lamp'), photo('chair')]);
  });
  await step('removing a picture moves focus to the next one', async () => {
    tool('lamp.png', '[data-part="remove"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['vase.png', 'chair.png']);
    await expect(tool('chair.png', '[data-part="remove"]')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [pictures[1], pictures[2]] });
  });
  await step('resetting the form restores the pictures', async () => {
    form.reset();
    await waitFor(() => expect(names()).toEqual(['lamp.png', 'vase.png', 'chair.png']));
  });
};

export const dragReorder: Play = async ({ canvasElement }) => {
  const { canvas, names } = setup(canvasElement);
  const [first, , third] = canvas.getAllByRole('listitem');
  if (!first || !third) throw new Error('Expected three tiles');
  const dataTransfer = new DataTransfer();
  fireEvent.dragStart(first, { dataTransfer });
  // The handler of each event depends on the rendering after the previous one.
  await waitFor(() => expect(first).toHaveAttribute('data-dragged'));
  fireEvent.dragOver(third, { dataTransfer });
  await waitFor(() => expect(third).toHaveAttribute('data-target'));
  fireEvent.drop(third, { dataTransfer });
  await waitFor(() => expect(names()).toEqual(['vase.png', 'chair.png', 'lamp.png']));
};

export const removesDuringUpload: Play<UploadProps> = async ({ canvasElement, args }) => {
  const { canvas, input, tool } = setup(canvasElement);
  await userEvent.upload(input, svg('lamp.svg'));
  const remove = tool('lamp.svg', '[data-part="remove"]');
  if (!remove) throw new Error('Expected a remove button');
  await userEvent.click(remove);
  await expect(canvas.queryByRole('listitem')).toBeNull();
  await expect(input).toHaveFocus();
  const [, options] = (args.onUpload as ReturnType<typeof fn<UploadHandler>>).mock.calls[0] ?? [];
  await expect(options?.signal.aborted).toBe(true);
};
