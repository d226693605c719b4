import { Button } from '@marketfront/ui';
import type { ComponentPropsWithoutRef } from 'react';

interface IntentButtonProps extends Pick<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The value of `cartIntent`, which the form sends without script. */
  readonly intent: string;
  /** The button leaves with its line: the focus goes to the next one (`use-focus-after-removal.ts`). */
  readonly removesLine?: boolean;
  /** With script, instead of sending the form. */
  readonly onSend: (form: HTMLFormElement | null) => void;
  readonly children: string;
}

/** A change of the cart beside its main action. */
export function IntentButton({ intent, removesLine, onSend, children, ...rest }: IntentButtonProps) {
  return (
    <Button
      tone="quiet"
      size="sm"
      type="submit"
      name="intent"
      value={intent}
      {...(removesLine && { 'data-removes-line': true })}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onSend(event.currentTarget.form);
      }}
    >
      {children}
    </Button>
  );
}
