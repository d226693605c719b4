'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { composeHandlers } from '../../primitives/state/compose-handlers.ts';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { heart } from './favourite-button.css.ts';

export interface FavouriteButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'aria-pressed' | 'children'> {
  /** The name of the product. */
  name: string;
  /** Whether the product is a favourite, controlled. */
  pressed?: boolean | undefined;
  /** Whether it is a favourite initially. */
  defaultPressed?: boolean | undefined;
  /** Called when the shopper adds or removes the favourite. */
  onPressedChange?: ((change: { pressed: boolean }) => void) | undefined;
}

/**
 * A toggle button that marks a product as favourite. Use `type="submit"` inside a form to make it work without script.
 * https://www.w3.org/WAI/ARIA/apg/patterns/button/examples/button/
 */
export const FavouriteButton = forwardRef<HTMLButtonElement, FavouriteButtonProps>(function FavouriteButton(
  { name, pressed: prop, defaultPressed = false, onPressedChange, onClick, className, ...rest },
  ref,
) {
  const label = useMessage('favourite.add', { name });
  const [pressed, setPressed] = useControllableState({
    prop,
    defaultProp: defaultPressed,
    onChange: (next: boolean) => onPressedChange?.({ pressed: next }),
  });
  return (
    <IconButton
      ref={ref}
      data-part="favourite"
      {...rest}
      tone="surface"
      size="md"
      aria-label={label}
      aria-pressed={pressed}
      icon={null}
      className={clsx(heart, className)}
      onClick={composeHandlers(onClick, () => setPressed(!pressed))}
    />
  );
});
