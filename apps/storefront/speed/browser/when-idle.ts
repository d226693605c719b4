/** Runs it when the browser has nothing better to do, within a second; answers what cancels that. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(idle);
}
