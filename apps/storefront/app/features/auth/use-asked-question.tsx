import type { LoginFormProps } from '@marketfront/ui/login-dialog';
import { Button } from '@marketfront/ui';
import { useEffect } from 'react';
import { type HumanCheck, useHumanQuestion } from '../human-check/index.ts';

/** The human check as part of the sign-in form. A new question gets the focus. */
export function useAskedQuestion(check: HumanCheck | undefined): LoginFormProps['humanCheck'] {
  const toQuestion = useHumanQuestion();
  const challenge = check?.challenge;
  useEffect(() => {
    if (!challenge) return;
    document
      .querySelector<HTMLElement>(`form:has(input[value="${challenge}"]) input[name="answer"]`)
      ?.focus();
  }, [challenge]);
  if (!check) return undefined;
  const { label, picture, others } = toQuestion(check);
  return {
    challenge: check.challenge,
    label,
    picture,
    links: others.map((other) => (
      <Button
        key={other.kind}
        type="submit"
        name="intent"
        value={`ask:${other.kind}`}
        formNoValidate
        size="sm"
      >
        {other.label}
      </Button>
    )),
  };
}
