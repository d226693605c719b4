'use client';
import { useState, type FormEvent, type FormEventHandler, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useHydrated } from '../../primitives/state/use-hydrated.ts';
import {
  type ApplicationField,
  applicationFields,
  applicationSteps,
  type ApplicationStep,
  type IncompleteApplicationField,
} from './application.variants.ts';

interface ApplicationStepsOptions {
  form: RefObject<HTMLFormElement | null>;
  step: ApplicationStep | undefined;
  initialStep: ApplicationStep;
  /** Whether a control belongs to a field. */
  isOf: (control: { id: string; name: string }, field: ApplicationField) => boolean;
  onIncomplete: ((change: { fields: readonly IncompleteApplicationField[] }) => void) | undefined;
  onStepChange: ((change: { step: ApplicationStep; data: FormData }) => void) | undefined;
  onSubmit: FormEventHandler<HTMLFormElement> | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control => 'checkValidity' in element;

/** The current step of the form, moving between steps, and the submission of a step or of the whole form. */
export function useApplicationSteps({
  form,
  step: prop,
  initialStep,
  isOf,
  onIncomplete,
  onStepChange,
  onSubmit,
}: ApplicationStepsOptions) {
  const hydrated = useHydrated();
  const [step, setStep] = useControllableState<ApplicationStep>({
    prop,
    defaultProp: initialStep,
    onChange: (next) => {
      if (form.current) onStepChange?.({ step: next, data: new FormData(form.current) });
    },
  });
  const stepIndex = applicationSteps.indexOf(step);
  const isLast = stepIndex === applicationSteps.length - 1;
  const [reached, setReached] = useState(stepIndex);

  const sectionOf = (name: ApplicationStep) =>
    form.current?.querySelector<HTMLElement>(`[data-step="${name}"]`);
  const goTo = (next: ApplicationStep) => {
    // Synchronously, so that the element to focus exists.
    flushSync(() => {
      setStep(next);
      setReached(Math.max(reached, applicationSteps.indexOf(next)));
    });
    sectionOf(next)?.querySelector('legend')?.focus();
  };
  const describe = (control: Control): IncompleteApplicationField[] => {
    const field = applicationFields.find((each) => isOf(control, each));
    return field ? [{ field, isMissing: control.validity.valueMissing }] : [];
  };
  /** Whether the fields of a step are valid; reports the invalid ones. */
  const isComplete = (name: ApplicationStep) => {
    const invalid = [...(sectionOf(name)?.querySelectorAll('input, select, textarea') ?? [])]
      .filter(isControl)
      .filter((control) => !control.checkValidity());
    const [first] = invalid;
    if (!first) return true;
    if (name !== step) goTo(name);
    if (onIncomplete) {
      first.focus();
      onIncomplete({ fields: invalid.flatMap(describe) });
    } else first.reportValidity();
    return false;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sendsCode = submitter instanceof HTMLButtonElement && submitter.name === 'intent';
    if (hydrated && !sendsCode) {
      // Enter in a field and "Continue" end a step, not the form: `onSubmit` is called for the whole form only.
      const next = applicationSteps[stepIndex + 1];
      const complete = (next ? [step] : applicationSteps).every(isComplete);
      if (next || !complete) event.preventDefault();
      if (next && complete) goTo(next);
      if (next || !complete) return;
    }
    onSubmit?.(event);
  };

  return { step, stepIndex, reached, isLast, goTo, submit };
}
