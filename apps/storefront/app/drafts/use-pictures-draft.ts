import type { UploadPicture } from '@marketfront/ui';
import { useMemo, useState } from 'react';
import { useMounted } from '../browser/index.ts';
import { isString, listOf } from '../browser/stored.ts';
import { draftInTab } from './draft.ts';

type Pictures = readonly UploadPicture[];

const none: Pictures = [];
const isUrls = listOf(isString);

/**
 * The pictures of a form, for `Upload`: uploaded ones survive a reload in this tab.
 * @param key - Identifies the form and its subject. It changes when the form has been sent, so that the next one is
 * empty.
 */
export function usePicturesDraft(key: string) {
  const mounted = useMounted();
  const kept = useMemo(
    () => (mounted ? (draftInTab(key, isUrls).read() ?? []).map((url) => ({ url })) : none),
    [mounted, key],
  );
  const [uploaded, setUploaded] = useState<{ key: string; pictures: Pictures }>();
  const onChange = ({ value: pictures }: { value: Pictures }) => {
    setUploaded({ key, pictures });
    draftInTab(key, isUrls).keep(pictures.map(({ url }) => url));
  };
  return { value: uploaded?.key === key ? uploaded.pictures : kept, onChange };
}
