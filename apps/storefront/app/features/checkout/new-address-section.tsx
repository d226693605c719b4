import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { NewAddress } from '../addresses/index.ts';
import { keepAddress, keptAddress } from './kept-address.ts';

interface NewAddressSectionProps extends ComponentProps<typeof NewAddress> {
  readonly preOrderNo: string;
  /** How many addresses the shopper has. */
  readonly saved: number;
}

/** Whether no text has been typed. */
const isUntouched = (frame: Element | null) =>
  [...(frame?.querySelectorAll<HTMLInputElement>('input[data-part=input]') ?? [])].every(
    ({ type, value, defaultValue }) => type === 'checkbox' || value === defaultValue,
  );

/** The form of a new address. What is typed stays in this tab until it is saved. */
export function NewAddressSection({ preOrderNo, saved, values, ...props }: NewAddressSectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<typeof values>();
  const isAnswered = Object.hasOwn(values, 'name');
  useEffect(() => {
    // What was typed before the page was taken over counts more.
    if (!isAnswered && isUntouched(frame.current)) setKept(keptAddress(preOrderNo, saved));
  }, [preOrderNo, saved, isAnswered]);
  const keep = (event: SyntheticEvent) => keepAddress(event.currentTarget, preOrderNo, saved);
  return (
    <div ref={frame} role="presentation" onInput={keep} onBlur={keep}>
      <NewAddress key={kept ? 'kept' : 'new'} {...props} values={isAnswered ? values : (kept ?? values)} />
    </div>
  );
}
