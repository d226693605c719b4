/** The largest change of a pixel, in levels of 256. */
const strength = 7;

/**
 * Adds fine, soft grain to raw RGB pixels, always the same. Without it the smooth paper in the background shows bands
 * after encoding. Neighbours are averaged, because encoders remove sharper grain.
 */
export function addGrain(pixels: Buffer, width: number) {
  const height = pixels.length / 3 / width;
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return ((state >> 8) & 0xffff) / 0xffff;
  };
  const noise = Float32Array.from({ length: width * height }, () => random() + random() - 1);
  const at = (x: number, y: number) => noise[Math.max(y, 0) * width + Math.max(x, 0)] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const soft = (at(x, y) + at(x - 1, y) + at(x, y - 1) + at(x - 1, y - 1)) / 4;
      const first = (y * width + x) * 3;
      for (let channel = first; channel < first + 3; channel += 1) {
        pixels[channel] = Math.min(Math.max(Math.round((pixels[channel] ?? 0) + soft * strength), 0), 255);
      }
    }
  }
}
