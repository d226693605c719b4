// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Upload, type UploadHandler, type UploadPicture } from './index.ts';

async function uploadOne() {
  let finish: (result: { url: string }) => void = () => undefined;
  const onChange = vi.fn<(change: { value: readonly UploadPicture[] }) => void>();
  render(
    <UiProvider locale="en" messages={en}>
      <Upload
        label="Pictures"
        name="pictures"
        onUpload={() => new Promise((resolve) => (finish = resolve))}
        onChange={onChange}
      />
    </UiProvider>,
  );
  const file = new File(['x'], 'lamp.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Pictures/), { target: { files: [file] } });
  const remove = await screen.findByRole('button', { name: 'Remove lamp.png' });
  remove.focus();
  await act(async () => finish({ url: '/lamp.png' }));
  return { onChange, remove };
}

it('keeps the tile, and the focus in it, when its upload completes', async () => {
  const { remove } = await uploadOne();
  expect(screen.getByRole('button', { name: 'Remove lamp.png' })).toBe(remove);
  expect(document.activeElement).toBe(remove);
});

it('shows the local copy after the upload, which is no part of the value', async () => {
  const { onChange } = await uploadOne();
  expect(onChange).toHaveBeenLastCalledWith({ value: [{ url: '/lamp.png', name: 'lamp.png' }] });
  expect(screen.getByRole('img', { name: 'lamp.png' }).getAttribute('src')).toMatch(/^blob:/);
});

it('uploads the files that were chosen before its code was there', async () => {
  const onUpload = vi.fn<() => Promise<{ url: string }>>(() => Promise.resolve({ url: '/lamp.png' }));
  const field = (
    <UiProvider locale="en" messages={en}>
      <Upload label="Pictures" name="pictures" onUpload={onUpload} />
    </UiProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  document.body.append(container);
  const file = new File(['x'], 'lamp.png', { type: 'image/png' });
  Object.defineProperty(screen.getByLabelText(/Pictures/), 'files', { value: [file] });
  render(field, { container, hydrate: true });
  expect(await screen.findByRole('img', { name: 'lamp.png' })).toBeDefined();
  expect(onUpload).toHaveBeenCalledOnce();
});

it('removes a file that is refused, says why, and leaves its place to another one', async () => {
  const onUpload = vi.fn<UploadHandler>((file) =>
    Promise.resolve(file.name === 'note.png' ? { refused: 'note.png is no picture.' } : { url: '/lamp.png' }),
  );
  render(
    <UiProvider locale="en" messages={en}>
      <Upload label="Pictures" name="pictures" max={1} onUpload={onUpload} />
    </UiProvider>,
  );
  const input = screen.getByLabelText(/Pictures/);
  fireEvent.change(input, { target: { files: [new File(['x'], 'note.png', { type: 'image/png' })] } });
  expect((await screen.findAllByText('note.png is no picture.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('img', { name: 'note.png' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(input, { target: { files: [new File(['x'], 'lamp.png', { type: 'image/png' })] } });
  expect(await screen.findByRole('img', { name: 'lamp.png' })).toBeDefined();
  expect(screen.queryAllByText('note.png is no picture.')).toEqual([]);
});

it('holds the form back while a picture is missing, and says which', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const onUpload = vi
    .fn<UploadHandler>(() => Promise.resolve({ url: '/lamp.png' }))
    .mockRejectedValueOnce(new Error('offline'));
  render(
    <UiProvider locale="en" messages={en}>
      <form onSubmit={onSubmit}>
        <Upload label="Pictures" name="pictures" onUpload={onUpload} />
        <button type="submit">Send</button>
      </form>
    </UiProvider>,
  );
  const file = new File(['x'], 'lamp.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Pictures/), { target: { files: [file] } });
  await screen.findAllByText('lamp.png was not uploaded');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  const again = screen.getAllByRole('button').find(({ dataset }) => dataset.part === 'retry');
  await waitFor(() => expect(document.activeElement).toBe(again));
  await act(async () => again?.click());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('sends the form when the picture that was uploading is there', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  let finish: (result: { url: string }) => void = () => undefined;
  render(
    <UiProvider locale="en" messages={en}>
      <form onSubmit={onSubmit}>
        <Upload label="Pictures" name="pictures" onUpload={() => new Promise((done) => (finish = done))} />
        <button type="submit">Send</button>
      </form>
    </UiProvider>,
  );
  const file = new File(['x'], 'lamp.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Pictures/), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => finish({ url: '/lamp.png' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
