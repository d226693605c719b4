'use client';
import { clsx } from 'clsx';
import type { PointerEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconZoom } from '../icon/icons.tsx';
import { useScriptOnly } from '../state/use-script-only.ts';

/** Enlarges a picture under the mouse without rendering: it only sets CSS values, which a strict policy allows. */
export const hoverZoom = {
  onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse') return;
    const element = event.currentTarget;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (element.dataset.magnified === undefined) {
      element.dataset.magnified = '';
      // Requests the file with more pixels.
      for (const each of element.querySelectorAll<HTMLImageElement>('img, source')) each.sizes = '1280px';
    }
    element.style.setProperty('--mf-gallery-x', `${((event.clientX - left) / width) * 100}%`);
    element.style.setProperty('--mf-gallery-y', `${((event.clientY - top) / height) * 100}%`);
  },
  onPointerLeave(event: PointerEvent<HTMLElement>) {
    delete event.currentTarget.dataset.magnified;
  },
};

/** A separate component, so that nothing else is rendered again after hydration. */
export function Enlarge({
  label,
  className,
  onPress,
}: {
  label: string;
  className: string;
  onPress: () => void;
}) {
  return (
    <IconButton
      tone="surface"
      aria-label={label}
      icon={<IconZoom />}
      onClick={onPress}
      className={clsx(className, useScriptOnly())}
    />
  );
}
