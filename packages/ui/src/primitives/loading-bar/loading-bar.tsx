'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { bar } from './loading-bar.css.ts';

export interface LoadingBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** Whether the route is changing. */
  active: boolean;
  /** The delay before the bar appears, in milliseconds; nothing is shown if loading ends earlier. */
  throttle?: number | undefined;
  /** The time that the full bar stays visible, in milliseconds. */
  hideAfter?: number | undefined;
}

type State = 'idle' | 'running' | 'done';

/** A thin progress bar at the top of the page: appears after 200 ms, fills within 5 s, disappears 500 ms after the end. */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { active, throttle = 200, hideAfter = 500, className, ...rest },
  ref,
) {
  const label = useMessage('loading.label');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(active), active ? throttle : hideAfter);
    return () => clearTimeout(timer);
  }, [active, throttle, hideAfter]);
  const finished = active ? 'running' : 'done';
  const state: State = shown ? finished : 'idle';
  return (
    <div
      ref={ref}
      {...(state === 'running' ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-state={state}
      className={clsx(bar, className)}
    />
  );
});
