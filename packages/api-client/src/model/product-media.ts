import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { blurUri, imageUrl, jsonStrings, type Picture, type WireContext } from './wire-values.ts';

/** A video of a product. */
export interface ProductVideo {
  /** The absolute address. */
  url: string;
  /** The absolute address of the poster picture; null without one. */
  poster: string | null;
  /** The absolute address of captions as WebVTT, in the language of the request; null without them. */
  captions: string | null;
  /** The duration in seconds; null when it is not known. */
  seconds: number | null;
  /** When it was uploaded; null when it is not known. */
  uploadedAt: Instant | null;
}

/** Whether an address from a list of pictures is that of a video, by its file extension. */
export const isVideo = (url: string): boolean =>
  /\.(?:mp4|m4v|mov|webm|ogv)$/i.test(url.replace(/[?#].*$/, ''));

/** Reads the video. Some servers of the family have no field for it: there it is the first video among the pictures. */
export function videoFromWire(wire: Schemas['ProductInfo'], context: WireContext): ProductVideo | null {
  const url = imageUrl(wire.videoLink ?? jsonStrings(wire.sliderImage).find(isVideo), context);
  if (url === null) return null;
  const seconds = wire.videoDuration ?? 0;
  return {
    url,
    poster: imageUrl(wire.videoPoster, context),
    captions: imageUrl(wire.videoCaptions, context),
    seconds: seconds > 0 ? seconds : null,
    uploadedAt: instantFromWire(wire.videoTime),
  };
}

/** Reads the pictures of a 360-degree view; a single picture is none. */
export function turnFromWire(wire: Schemas['ProductInfo'], context: WireContext): string[] {
  const frames = jsonStrings(wire.turnImage).map((url) => imageUrl(url, context));
  return frames.length > 1 && frames.every((url) => url !== null) ? frames : [];
}

type JsonList = string | null | undefined;

export function picturesFromWire(urls: JsonList, blurList: JsonList, context: WireContext): Picture[] {
  const blurs = jsonStrings(blurList);
  return jsonStrings(urls)
    .map((url, index) => ({ url: imageUrl(url, context), blur: blurUri(blurs[index]) }))
    .filter((slide): slide is Picture => slide.url !== null && !isVideo(slide.url));
}
