export interface GalleryVideo {
  /** The address of the video. */
  src: string;
  /** Text for those who do not hear it, as WebVTT. From another origin it needs CORS, and so does the video then. */
  captions?:
    | {
        src: string /** Its language, as in `th`. */;
        lang: string /** The name of that language. */;
        label: string;
      }
    | undefined;
  /** How long it takes. */
  seconds?: number | undefined;
}

export interface GalleryImage {
  /** The address; `UiProvider image` returns it in other widths. */
  src: string;
  /** The text for those who do not see the picture. */
  alt: string;
  /** A tiny picture shown while the real one loads, as a data URL. */
  blur?: string | undefined;
  /** A video, of which the picture is shown until it plays. */
  video?: GalleryVideo | undefined;
  /** The addresses of the pictures of a whole turn, of which `src` is the first. */
  frames?: readonly string[] | undefined;
}
