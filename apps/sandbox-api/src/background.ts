import { log } from './log.ts';

/** Work that continues after the response was sent; a failure is logged. */
export class Background {
  readonly #running = new Set<Promise<void>>();

  run(work: () => Promise<void>): void {
    const promise = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch(log.error)
      .finally(() => this.#running.delete(promise));
    this.#running.add(promise);
  }

  /** Waits for all work that was started. */
  async finish(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
