import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes to a temporary file and renames it, so that no reader sees a partial file; a failed write leaves no file. */
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
