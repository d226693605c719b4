/** What we use of React's scheduler; its own types do not have the frame rate. */
declare module 'scheduler' {
  export const unstable_NormalPriority: number;
  export function unstable_scheduleCallback(priority: number, work: () => void): void;
  /** Whether the step is over. */
  export function unstable_shouldYield(): boolean;
  /** @param fps steps per second, at most 125; 0 for React's own */
  export function unstable_forceFrameRate(fps: number): void;
}
