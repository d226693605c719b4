import { photo } from '../../testing/fixtures/index.ts';
import type { UploadHandler } from './use-uploads.ts';

export const pictures = [
  { url: photo('table-lamp'), name: 'lamp.png' },
  { url: photo('bellied-vase'), name: 'vase.png' },
  { url: photo('chair'), name: 'chair.png' },
];

let sent = 0;

export const succeed: UploadHandler = async (_file, { onProgress }) => {
  onProgress(0.5);
  await new Promise((done) => setTimeout(done, 20));
  sent += 1;
  return { url: `${photo('canvas-tote')}#${sent}` };
};

export const never: UploadHandler = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};
