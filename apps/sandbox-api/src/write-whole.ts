import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file under another name first, so that nobody reads half of it; when the disk is full, nothing is left. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
