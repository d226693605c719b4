'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useControllableState } from '../state/use-controllable-state.ts';

/** An uploaded picture. */
export interface UploadPicture {
  /** The submitted value. */
  url: string;
  /** The name of the file. */
  name?: string | undefined;
}

/** The address of an uploaded file, or the reason why it can never be used, for example the wrong kind of content. */
export type UploadResult = { url: string } | { refused: string };

/** Uploads one file; `onProgress` receives a fraction from 0 to 1. A rejection can be tried again, a refusal cannot. */
export type UploadHandler = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadResult>;

export interface UploadItem {
  id: string;
  name: string;
  state: 'done' | 'uploading' | 'failed';
  /** The address that is used to display the picture. */
  src: string;
  /** The uploaded fraction, 0 to 1. */
  progress: number;
  picture?: UploadPicture;
  file?: File;
  abort?: AbortController;
}

interface UploadsOptions {
  value: readonly UploadPicture[] | undefined;
  defaultValue: readonly UploadPicture[];
  onChange: ((change: { value: readonly UploadPicture[] }) => void) | undefined;
  onUpload: UploadHandler;
  onDone: (item: UploadItem) => void;
  onFailed: (item: UploadItem) => void;
  /** Called when a file can never be used; it is already removed from the list. */
  onRefused: (item: UploadItem, reason: string) => void;
}

/** An upload of this field: its tile stays the same after completion, and shows the local copy without flicker. */
interface Upload {
  id: string;
  src: string;
}
/** The uploads of this field by their assigned address. */
type Uploaded = ReadonlyMap<string, Upload>;

const fromPicture = (picture: UploadPicture, uploaded?: Uploaded): UploadItem => ({
  id: uploaded?.get(picture.url)?.id ?? picture.url,
  name: picture.name ?? picture.url.split('/').at(-1) ?? '',
  state: 'done',
  src: uploaded?.get(picture.url)?.src ?? picture.url,
  progress: 1,
  picture,
});

/** Merges the uploaded pictures with those being uploaded, at their positions. */
function merge(
  pictures: readonly UploadPicture[],
  pending: readonly { item: UploadItem; at: number }[],
  uploaded: Uploaded,
) {
  const items = pictures.map((picture) => fromPicture(picture, uploaded));
  for (const { item, at } of pending) items.splice(Math.min(at, items.length), 0, item);
  return items;
}

let made = 0;

/** Uploaded pictures and uploads in progress, in one order. */
export function useUploads({
  value,
  defaultValue,
  onChange,
  onUpload,
  onDone,
  onFailed,
  onRefused,
}: UploadsOptions) {
  const [pictures, setPictures] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: (next: readonly UploadPicture[]) => onChange?.({ value: next }),
  });
  const [pending, setPending] = useState<readonly { item: UploadItem; at: number }[]>([]);
  const [uploaded, setUploaded] = useState<Uploaded>(new Map());
  const items = useMemo(() => merge(pictures, pending, uploaded), [pictures, pending, uploaded]);

  // Several responses can arrive between two renders, so they read the current state from a ref.
  const latest = useRef<readonly UploadItem[]>(items);
  const update = (change: (items: readonly UploadItem[]) => readonly UploadItem[]) => {
    const next = change(latest.current);
    latest.current = next;
    setPending(next.flatMap((item, at) => (item.state === 'done' ? [] : [{ item, at }])));
    const done = next.flatMap(({ picture }) => picture ?? []);
    const same = done.length === pictures.length && done.every(({ url }, at) => url === pictures[at]?.url);
    if (!same) setPictures(done);
  };
  const now = useRef({ update, onDone, onFailed, onRefused, onUpload });
  useEffect(() => {
    latest.current = items;
    now.current = { update, onDone, onFailed, onRefused, onUpload };
  });
  useEffect(
    () => () => {
      for (const { abort, src } of latest.current) {
        abort?.abort();
        URL.revokeObjectURL(src);
      }
    },
    [],
  );

  const change = (id: string, to: Partial<UploadItem>) =>
    now.current.update((all) => all.map((item) => (item.id === id ? { ...item, ...to } : item)));

  const drop = ({ id, src }: UploadItem) => {
    URL.revokeObjectURL(src);
    now.current.update((all) => all.filter((item) => item.id !== id));
  };

  const send = async (item: UploadItem & { file: File; abort: AbortController }) => {
    try {
      const result = await now.current.onUpload(item.file, {
        signal: item.abort.signal,
        onProgress: (share) => change(item.id, { progress: Math.max(0, Math.min(1, share)) }),
      });
      if (item.abort.signal.aborted) return;
      if ('refused' in result) {
        now.current.onRefused(item, result.refused);
        drop(item);
        return;
      }
      const { url } = result;
      const picture = { url, name: item.name };
      setUploaded((known) => new Map([...known, [url, { id: item.id, src: item.src }]]));
      change(item.id, { state: 'done', picture });
      now.current.onDone(item);
    } catch {
      if (item.abort.signal.aborted) return;
      change(item.id, { state: 'failed', progress: 0 });
      now.current.onFailed(item);
    }
  };

  const add = (files: readonly File[]) => {
    const fresh = files.map((file) => {
      made += 1;
      return {
        id: `upload-${made}`,
        name: file.name,
        state: 'uploading' as const,
        src: URL.createObjectURL(file),
        progress: 0,
        file,
        abort: new AbortController(),
      };
    });
    update((all) => [...all, ...fresh]);
    for (const item of fresh) void send(item);
  };
  const retry = (item: UploadItem) => {
    if (!item.file) return;
    const again = { ...item, file: item.file, abort: new AbortController() };
    change(item.id, { state: 'uploading', progress: 0, abort: again.abort });
    void send(again);
  };
  const remove = (item: UploadItem) => {
    item.abort?.abort();
    drop(item);
  };
  const move = (from: number, to: number) =>
    update((all) => {
      const next = [...all];
      const [item] = next.splice(from, 1);
      if (item) next.splice(to, 0, item);
      return next;
    });
  const reset = () => {
    for (const { abort } of latest.current) abort?.abort();
    latest.current = defaultValue.map((picture) => fromPicture(picture));
    setPending([]);
    setPictures(defaultValue);
  };
  return { items, add, retry, remove, move, reset };
}
