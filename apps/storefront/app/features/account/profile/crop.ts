interface Size {
  readonly width: number;
  readonly height: number;
}
interface Offset {
  /** The distance by which the picture is moved, in sides of the shown square. */
  readonly x: number;
  readonly y: number;
}

/** The part of a picture that fills the square: its largest square, smaller when the picture is enlarged. */
export function sourceSquare({ width, height }: Size, zoom: number, offset: Offset) {
  const size = Math.min(width, height) / zoom;
  return { x: (width - size) / 2 - offset.x * size, y: (height - size) / 2 - offset.y * size, size };
}

/** The nearest offset that leaves no gap next to the picture. */
export function clampOffset(picture: Size, zoom: number, offset: Offset): Offset {
  const size = Math.min(picture.width, picture.height) / zoom;
  const clamp = (value: number, room: number) => Math.min(room, Math.max(-room, value));
  return {
    x: clamp(offset.x, (picture.width - size) / 2 / size),
    y: clamp(offset.y, (picture.height - size) / 2 / size),
  };
}
