import { failingPicture, film, photo, turnPhotos } from '../../testing/fixtures/index.ts';
import type { GalleryImage } from './gallery-image.ts';

export const images = [
  { src: photo('bellied-vase'), alt: 'Round-bellied vase, front' },
  { src: photo('bellied-vase-side'), alt: 'Round-bellied vase, from above' },
  { src: photo('bellied-vase-detail'), alt: 'Round-bellied vase, the glaze' },
  { src: photo('bellied-vase-group'), alt: 'Round-bellied vase beside books and another vase' },
];

const captions =
  'data:text/vtt,' + encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:06.000\nThe teapot turns slowly.\n');

export const turn = { src: photo('teapot-turn-1'), alt: 'Teapot', frames: turnPhotos };
export const video = {
  src: photo('teapot'),
  alt: 'Teapot',
  video: { src: film, captions: { src: captions, lang: 'en', label: 'English' }, seconds: 6 },
};
export const withVideoAndTurn: readonly GalleryImage[] = [
  { src: photo('teapot'), alt: 'Teapot, front' },
  turn,
  video,
];
/** The third picture of the 360-degree view and the video fail to load. */
export const withFailures: readonly GalleryImage[] = [
  { src: photo('teapot'), alt: 'Teapot, front' },
  { ...turn, frames: turnPhotos.map((src, at) => (at === 2 ? failingPicture : src)) },
  { ...video, video: { src: 'data:video/mp4,nothing' } },
];
