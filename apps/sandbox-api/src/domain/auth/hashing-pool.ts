import { availableParallelism } from 'node:os';
import { refused } from '../shared/failure.ts';

/**
 * Runs a few hashes at a time, so that many wrong sign-ins leave threads for everything else. Clients take turns by
 * their address, and the newest hash of a client runs first: in a flood of wrong passwords, a person who signs in now
 * does not wait for those that were sent before.
 */
export class HashingPool {
  readonly #size: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #count = 0;

  constructor(size = Math.min(2, availableParallelism()), maxWaiting = 500) {
    this.#size = size;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#size) await this.#turn(client);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(client: string): Promise<void> {
    if (this.#count >= this.#maxWaiting) throw refused('tooManyAttempts', { minutes: 1 });
    this.#count += 1;
    return new Promise((resolve) => {
      const own = this.#waiting.get(client);
      if (own) own.push(resolve);
      else this.#waiting.set(client, [resolve]);
    });
  }

  /** Passes the slot to the next waiting hash, or frees it. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [client, turns] = first;
    const start = turns.pop();
    // The client moves to the end of the queue if it has more hashes waiting.
    this.#waiting.delete(client);
    if (turns.length > 0) this.#waiting.set(client, turns);
    this.#count -= 1;
    start?.();
  }
}
