/** Runs a function when the browser is idle, within a second; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(idle);
}
