import { Button } from '@marketfront/ui';
import type { ComponentPropsWithoutRef } from 'react';

interface IntentButtonProps extends Pick<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The value of `cartIntent`, which the form sends without script. */
  readonly intent: string;
  /** The button disappears with its line; the next line's button gets the focus (`use-focus-after-removal.ts`). */
  readonly removesLine?: boolean;
  /** With script, this is called instead of sending the form. */
  readonly onSend: (form: HTMLFormElement | null) => void;
  readonly children: string;
}

/** A secondary action that changes the cart. */
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
