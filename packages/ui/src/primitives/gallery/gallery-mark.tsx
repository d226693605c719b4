import { formatDigits } from '@marketfront/i18n/format';
import type { Translate } from '../../provider/use-message.ts';
import type { GalleryImage } from './gallery-image.ts';
import * as css from './gallery-mark.css.ts';

/** Formats seconds as minutes and seconds: 66 is "1:06". */
const clock = (locale: string, seconds: number) =>
  formatDigits(locale, `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`);

/** The accessible name of a thumbnail: "Picture 2 of 4", "Video, 0:06, 4 of 4". */
export function thumbnailName(
  t: Translate,
  locale: string,
  { video, frames }: GalleryImage,
  at: number,
  total: number,
): string {
  const place = { index: at + 1, total };
  if (video?.seconds) return t('gallery.videoLong', { ...place, duration: clock(locale, video.seconds) });
  if (video) return t('gallery.video', place);
  return frames ? t('gallery.turn', place) : t('gallery.picture', place);
}

/** Marks videos and 360-degree views. The link or button around it has the accessible name. */
export function thumbnailMark(t: Translate, locale: string, { video, frames }: GalleryImage) {
  if (!video && !frames) return null;
  return (
    <span aria-hidden data-part="mark" className={css.mark}>
      {video ? <span className={css.play} /> : t('gallery.turnMark')}
      {video?.seconds && clock(locale, video.seconds)}
    </span>
  );
}
