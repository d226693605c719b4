import { limits } from '@marketfront/api-client';

type PictureType = (typeof limits.pictureTypes)[number];

/** The first bytes of each type of picture that can be sent. */
const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Record<PictureType, readonly number[]>;

/** Reads the type of a picture from its content; the name and the declared type of a file may be wrong. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return limits.pictureTypes.find((type) => signatures[type].every((byte, index) => bytes[index] === byte));
}
