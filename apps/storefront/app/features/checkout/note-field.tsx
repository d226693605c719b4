import { limits } from '@marketfront/api-client';
import { TextArea } from '@marketfront/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { enterValue } from '../../forms/index.ts';
import { noteDrafts } from './note-drafts.ts';

interface NoteFieldProps {
  readonly preOrderNo: string;
  /** The name and the id of the field. */
  readonly name: string;
  readonly label: string;
  /** The note that the server sent. */
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly rows: number;
}

/** A note to one store or to all of them. Typed values stay in this tab until the order is placed. */
export function NoteField({ preOrderNo, name, label, note = '', error, rows }: NoteFieldProps) {
  const t = useMessages('checkout');
  const area = useRef<HTMLTextAreaElement>(null);
  const known = useRef(note);
  useEffect(() => {
    const kept = noteDrafts(preOrderNo).read()?.[name];
    // Values typed before hydration take precedence.
    if (kept === undefined || area.current?.value !== known.current) return;
    if (kept !== known.current) enterValue(area.current, kept);
  }, [preOrderNo, name]);
  return (
    <TextArea
      ref={area}
      id={name}
      name={name}
      label={label}
      hint={t('checkout.noteHint')}
      error={error}
      maxLength={limits.orderNote}
      defaultValue={note}
      rows={rows}
      onChange={({ currentTarget }) => {
        const drafts = noteDrafts(preOrderNo);
        drafts.keep({ ...drafts.read(), [name]: currentTarget.value });
      }}
    />
  );
}
