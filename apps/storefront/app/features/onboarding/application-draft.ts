import { isNumber, isString, isTexts, listOf, type Texts } from '../../browser/index.ts';
import { draftInBrowser } from '../../drafts/index.ts';

/** An unsent merchant application, stored in this browser. Codes are not stored. */
export interface ApplicationDraft {
  /** The refused application that it corrects; 0 for a new one. */
  readonly from: number;
  readonly step: string;
  readonly values: Texts;
  readonly pictures: readonly string[];
  /** The time from which the next code may be sent, in ms since 1970. */
  readonly codeUntil: number;
}

const isDraft = (value: unknown): value is ApplicationDraft => {
  const { from, step, values, pictures, codeUntil } = (value ?? {}) as Partial<ApplicationDraft>;
  return (
    isTexts(values) && isNumber(from) && isNumber(codeUntil) && isString(step) && listOf(isString)(pictures)
  );
};

export const applicationDraft = draftInBrowser('merchantApplication', isDraft);

/** The draft in this browser for the correction of an application, or for a new one. */
export function readApplicationDraft(from: number): ApplicationDraft | undefined {
  const draft = applicationDraft.read();
  return draft?.from === from ? draft : undefined;
}
