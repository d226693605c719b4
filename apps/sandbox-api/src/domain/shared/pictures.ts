import type { Config } from '../../config.ts';

type Origin = Pick<Config, 'origin'>;

/** Pictures are stored as paths on this server; responses contain the full URL. */
export function toPictureUrl({ origin }: Origin, path: string): string {
  return path.startsWith('/') ? origin + path : path;
}

/** `null` if there is no picture. */
export const toPictureUrlOrNull = (config: Origin, path: string): string | null =>
  path ? toPictureUrl(config, path) : null;

export const toPictureUrls = (config: Origin, paths: readonly string[]) =>
  paths.map((path) => toPictureUrl(config, path));

/** Removes this server's origin from a URL that a client sends back. */
export function toPicturePath({ origin }: Origin, url: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/** Whether it is a picture on this server, without a path that leaves its folder. */
export function isOwnPicture(path: string): boolean {
  return /^\/(media|uploads)\/[\w./-]+$/.test(path) && !path.includes('..');
}

/** Makes the URLs of pictures inside stored HTML absolute. */
export function withPictureUrls(config: Origin, html: string): string {
  return html.replaceAll(/(src=")(\/(?:media|uploads)\/)/g, `$1${config.origin}$2`);
}
