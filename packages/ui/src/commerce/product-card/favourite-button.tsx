'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconHeart } from '../../primitives/icon/icons.tsx';

export interface FavouriteButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'aria-pressed'> {
  /** Name of the product. */
  name: string;
  pressed: boolean;
}

/** The heart on a card: a toggle that says its state. Make it `type="submit"` inside a form to work without script. */
export function FavouriteButton({ name, pressed, ...rest }: FavouriteButtonProps) {
  const label = useMessage('favourite.add', { name });
  return (
    <IconButton
      {...rest}
      tone="surface"
      size="md"
      aria-label={label}
      aria-pressed={pressed}
      icon={<IconHeart filled={pressed} />}
    />
  );
}
