'use client';
import { useEffect, useState } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { bar } from './loading-bar.css.ts';

export interface LoadingBarProps {
  /** True while the route changes. */
  active: boolean;
  /** Nothing shows when it is over sooner. */
  throttle?: number | undefined;
  /** How long the full bar stays. */
  hideAfter?: number | undefined;
}

type State = 'idle' | 'running' | 'done';

/** Thin bar at the top of the page: 5 s nominal, starts after 200 ms, gone 500 ms after the end. */
export function LoadingBar({ active, throttle = 200, hideAfter = 500 }: LoadingBarProps) {
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
      className={bar}
      data-state={state}
      {...(state === 'running' ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
