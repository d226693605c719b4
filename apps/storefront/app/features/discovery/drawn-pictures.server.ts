import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { createHash } from 'node:crypto';
import type { SharedStore } from '../../services/index.server.ts';

export interface DrawnPicture {
  readonly png: Buffer;
  /** Whether the picture has all its parts; an incomplete one is drawn again. */
  readonly isComplete: boolean;
}

interface DrawnPicturesOptions<Subject> {
  readonly draw: (subject: Subject) => Promise<DrawnPicture>;
  readonly store: SharedStore;
  /** The number of pictures drawn at the same time. */
  readonly atOnce: number;
  /** The maximum number of waiting pictures. */
  readonly waiting: number;
  /** The time for which a picture is stored, in milliseconds. */
  readonly keptFor: number;
}

/**
 * Draws a limited number of pictures at a time, each once for all simultaneous requests, and stores them.
 * @returns a function that reads the picture of a subject; `undefined` when too many others are waiting
 */
export function createDrawnPictures<Subject>({
  draw,
  store,
  atOnce,
  waiting,
  keptFor,
}: DrawnPicturesOptions<Subject>): (subject: Subject) => Promise<Buffer | undefined> {
  const pool = bulkhead(atOnce, waiting);
  const running = new Map<string, Promise<Buffer>>();

  async function readOrDraw(key: string, subject: Subject): Promise<Buffer> {
    const kept = await store.get(key);
    if (kept) return kept;
    const { png, isComplete } = await pool.execute(() => draw(subject));
    if (isComplete) await store.set(key, png, keptFor);
    return png;
  }

  return async (subject) => {
    const key = createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
    const reading = running.get(key) ?? readOrDraw(key, subject).finally(() => running.delete(key));
    running.set(key, reading);
    try {
      return await reading;
    } catch (error) {
      if (isBulkheadRejectedError(error)) return undefined;
      throw error;
    }
  };
}
