import type { LinkComponent } from '../../provider/ui-context.ts';
import type { UploadHandler } from '../upload/use-uploads.ts';

/** Succeeds at once, except for files named "broken". */
export const upload: UploadHandler = (file, { onProgress }) => {
  onProgress(0.5);
  return file.name.startsWith('broken')
    ? Promise.reject(new Error('The server did not answer.'))
    : Promise.resolve({ url: `/files/${file.name}` });
};

/** Never ends. */
export const slowUpload: UploadHandler = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

export const pdf = (name: string, bytes = 320_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** Represents the link of a router, which would look for a page at the address of a document. */
export const RouterLink: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-router="">
    {children}
  </a>
);
