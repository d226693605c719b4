import { drawing } from '../../testing/fixtures/index.ts';
import type { UploadHandler } from './use-uploads.ts';

export const pictures = [
  { url: drawing('lamp'), name: 'lamp.png' },
  { url: drawing('vase'), name: 'vase.png' },
  { url: drawing('chair'), name: 'chair.png' },
];

let sent = 0;

export const succeed: UploadHandler = async (_file, { onProgress }) => {
  onProgress(0.5);
  await new Promise((done) => setTimeout(done, 20));
  sent += 1;
  return { url: `${drawing('bag')}#${sent}` };
};

export const never: UploadHandler = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};
