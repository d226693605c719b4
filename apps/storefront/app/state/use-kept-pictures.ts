import type { UploadPicture } from '@marketfront/ui';
import { useEffect, useState } from 'react';
import { keepInTab, keptInTab } from './kept-in-tab.ts';
import { isString, listOf } from './stored.ts';

const isUrls = listOf(isString);

/**
 * The pictures of a form, for `Upload`: those that were uploaded stay in this tab over a reload.
 * @param key - Names the form and what it is about. It changes when the form has been sent, so that the next one is empty.
 */
export function useKeptPictures(key: string) {
  const [value, setValue] = useState<readonly UploadPicture[]>([]);
  useEffect(() => {
    const kept = keptInTab(key, isUrls) ?? [];
    // What was uploaded while the page was taken over stays.
    setValue((uploaded) => (uploaded.length > 0 ? uploaded : kept.map((url) => ({ url }))));
  }, [key]);
  const onChange = ({ value: pictures }: { value: readonly UploadPicture[] }) => {
    setValue(pictures);
    keepInTab(
      key,
      pictures.map(({ url }) => url),
    );
  };
  return { value, onChange };
}
