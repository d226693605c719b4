'use client';
import type { ReactNode } from 'react';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './login-dialog.css.ts';

export interface LoginHumanCheck {
  /** Identifies the question to the server. A new value empties the field. */
  challenge: string;
  /** The label of the field: an instruction, or the question itself. */
  label: string;
  /** A picture with the characters to type. Also offer a question in words, for people who cannot see the picture. */
  picture?: { src: string; alt: string; width: number; height: number } | undefined;
  /** Links to another question, below the field. */
  links?: ReactNode;
}

interface HumanCheckProps extends LoginHumanCheck {
  /** The id of the field. */
  id: string;
  error: ReactNode;
}

/** A question that only a human can answer. */
export function HumanCheck({ challenge, label, picture, links, id, error }: HumanCheckProps) {
  return (
    <div data-part="human-check" className={css.fields}>
      <input type="hidden" name="challenge" value={challenge} />
      {picture && <img {...picture} alt={picture.alt} className={ownElement} />}
      <TextField
        id={id}
        name="answer"
        label={label}
        required
        error={error}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {links && <div className={css.aside}>{links}</div>}
    </div>
  );
}
