export interface GalleryVideo {
  /** The address of the video. */
  src: string;
  /** Captions as WebVTT. Captions from another origin need CORS, and then the video does too. */
  captions?:
    | {
        src: string /** Its language, as in `th`. */;
        lang: string /** The name of that language. */;
        label: string;
      }
    | undefined;
  /** The duration in seconds. */
  seconds?: number | undefined;
}

export interface GalleryImage {
  /** The address; `UiProvider image` returns it in other widths. */
  src: string;
  /** The alternative text of the picture. */
  alt: string;
  /** A tiny picture shown while the real one loads, as a data URL. */
  blur?: string | undefined;
  /** A video; the picture is its poster. */
  video?: GalleryVideo | undefined;
  /** The addresses of the pictures of a 360-degree view; `src` is the first of them. */
  frames?: readonly string[] | undefined;
}
