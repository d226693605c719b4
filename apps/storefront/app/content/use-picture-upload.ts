import { limits, type UploadModel } from '@marketfront/api-client';
import { useMessages } from '@marketfront/ui';
import { useState } from 'react';
import { pictureTypeOf } from './picture-type.ts';
import type { UploadAnswer } from './pictures.server.ts';
import { useResource } from '../http/resource.ts';
import { pictureUpload } from './upload.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface Posted {
  readonly status: number;
  readonly answer: UploadAnswer;
}

/** Posts a file. `fetch` does not report upload progress. */
function post(address: string, file: File, { signal, onProgress }: UploadOptions): Promise<Posted> {
  const form = new FormData();
  form.set('picture', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      try {
        const answer = JSON.parse(request.responseText) as UploadAnswer;
        resolve({ status: request.status, answer });
      } catch (error) {
        reject(error);
      }
    });
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(new Error(`The upload ended with ${event}.`)));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

const typeNames = limits.pictureTypes.map((type) => type.replace('image/', '').toUpperCase()).join(', ');

/** The status of a refusal that concerns the file itself. */
const fileRefused = 400;

/**
 * The props of `Upload` for pictures of a review, a refund or an application; their content is checked before upload.
 */
export function usePictureUpload(model: UploadModel, most: number = limits.pictures) {
  const t = useMessages();
  const { address } = useResource(pictureUpload);
  const [error, setError] = useState<string>();
  return {
    name: 'pictures',
    accept: limits.pictureTypes.join(','),
    max: most,
    maxBytes: limits.pictureBytes,
    error,
    onUpload: async (file: File, options: UploadOptions) => {
      setError(undefined);
      if (!(await pictureTypeOf(file)))
        return { refused: t('upload.wrongType', { name: file.name, types: typeNames }) };
      const { status, answer } = await post(address({ model }), file, options);
      if (answer.ok) return { url: answer.url };
      if (status === fileRefused) return { refused: answer.message };
      setError(answer.message);
      throw new Error(answer.message);
    },
  };
}
