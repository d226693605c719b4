import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { backKey, forwardKey } from '../../testing/keys.ts';
import type { Play } from '../../testing/play.ts';
import { stopsAt } from './gallery.play.ts';

type Canvas = Parameters<Play>[0]['canvasElement'];

/** Searches only the list of thumbnails: a video contains a link for browsers that cannot play it. */
function thumbnail(canvas: Canvas, name: RegExp): HTMLElement {
  const list = canvas.querySelector<HTMLElement>('[data-part="thumbnails"]');
  return within(list ?? canvas).getByRole('link', { name });
}
const slider = (canvas: HTMLElement) =>
  // Its code is loaded first.
  within(canvas).findByRole('slider', { name: '360° view: Teapot' }, { timeout: 5000 });
async function choose(canvas: Canvas, name: RegExp): Promise<void> {
  const chosen = thumbnail(canvas, name);
  await userEvent.click(chosen);
  await stopsAt(
    canvas,
    [...(chosen.closest('ul')?.children ?? [])].findIndex((item) => item.contains(chosen)),
  );
}
const shows = (element: HTMLElement, text: string) =>
  waitFor(() => expect(element).toHaveAttribute('aria-valuetext', text));
const isLoaded = (element: HTMLElement) =>
  waitFor(() => expect(element).toHaveAttribute('aria-busy', 'false'), { timeout: 5000 });

export const startsAtVideo: Play = ({ canvasElement }) => stopsAt(canvasElement, 1);

export const marksVideoAndTurn: Play = async ({ canvasElement }) => {
  const marks = [...canvasElement.querySelectorAll('[data-part="mark"]')].map((mark) => mark.textContent);
  await expect(marks).toEqual(['360°', '0:06']);
  await expect(thumbnail(canvasElement, /^360° view, 2 of 3$/)).toBeVisible();
  await expect(thumbnail(canvasElement, /^Video, 0:06, 3 of 3$/)).toBeVisible();
  const video = canvasElement.querySelector('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video?.autoplay).toBe(false);
  await expect(video?.muted).toBe(false);
};

/** The frames are fetched when the 360-degree view is chosen; then the arrow keys turn it without end. */
export const turnsByKeys: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByRole('slider')).toBeNull();
  await choose(canvasElement, /^360° view/);
  const turn = await slider(canvasElement);
  await isLoaded(turn);
  turn.focus();
  const first = turn.querySelector('img')?.src;
  await shows(turn, 'View 1 of 8');
  await userEvent.keyboard('{ArrowRight}');
  await shows(turn, 'View 2 of 8');
  await expect(turn.querySelector('img')?.src).not.toBe(first);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await shows(turn, 'View 8 of 8');
  await userEvent.keyboard('{Home}');
  await shows(turn, 'View 1 of 8');
  await userEvent.keyboard('{End}{ArrowUp}');
  await shows(turn, 'View 1 of 8');
  await userEvent.keyboard('{PageUp}');
  await shows(turn, 'View 5 of 8');
};

/** Dragging over half of the width is half a turn; other pointer buttons do nothing. */
export const dragsToTurn: Play = async ({ canvasElement }) => {
  await choose(canvasElement, /^360° view/);
  const turn = await slider(canvasElement);
  const { left, top, width } = turn.getBoundingClientRect();
  const at = (share: number) => ({
    clientX: left + width * share,
    clientY: top + 10,
    bubbles: true,
    pointerId: 1,
  });
  turn.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(turn, { ...at(0.25), button: 2 });
  await fireEvent.pointerMove(turn, at(0.75));
  await shows(turn, 'View 1 of 8');
  await fireEvent.pointerDown(turn, at(0.25));
  await fireEvent.pointerMove(turn, at(0.75));
  await shows(turn, 'View 5 of 8');
  await fireEvent.pointerUp(turn, at(0.75));
  await fireEvent.pointerMove(turn, at(0.25));
  await shows(turn, 'View 5 of 8');
};

/** In the viewer the arrow keys turn the product while it has the focus; otherwise they show another picture. */
export const turnsInViewer: Play = async ({ canvasElement }) => {
  await choose(canvasElement, /^360° view/);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'View larger' }));
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  const turn = await slider(viewer);
  await isLoaded(turn);
  turn.focus();
  await userEvent.keyboard('{ArrowRight}');
  await shows(turn, 'View 2 of 8');
  const place = viewer.querySelector('[data-part="place"]');
  await expect(place).toHaveTextContent('360° view, 2 of 3');
  within(viewer).getByRole('button', { name: 'Next picture' }).focus();
  await userEvent.keyboard(forwardKey());
  await waitFor(() => expect(place).toHaveTextContent('Video, 0:06, 3 of 3'));
  await waitFor(() => expect(viewer.querySelector('video')).toBeVisible());
  // The thumbnail of the shown picture is visible in the row, however narrow the viewer is.
  viewer.style.inlineSize = '260px';
  await userEvent.keyboard('{Home}{End}');
  const row = viewer.querySelector('[data-part="thumbnails"]')?.getBoundingClientRect();
  const current = viewer.querySelector('[aria-current]')?.getBoundingClientRect();
  await expect(current?.right).toBeLessThanOrEqual((row?.right ?? 0) + 1);
  viewer.style.inlineSize = '';
  await userEvent.keyboard(backKey());
  await waitFor(() => expect(place).toHaveTextContent('360° view, 2 of 3'));
  await isLoaded(await slider(viewer));
};

/** Reports frames that failed to load, turns with the others, and offers to try again. */
export const retriesFrames: Play = async ({ canvasElement }) => {
  await choose(canvasElement, /^360° view/);
  const turn = await slider(canvasElement);
  const isSaid = () =>
    waitFor(() => expect(within(canvasElement).getByText('1 view could not be loaded')).toBeVisible(), {
      timeout: 5000,
    });
  await isSaid();
  turn.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await shows(turn, 'View 3 of 8');
  // The button that opens the viewer covers nothing, even on a phone.
  canvasElement.style.inlineSize = '340px';
  const again = within(canvasElement).getByRole('button', { name: 'Try again' });
  const opener = within(canvasElement).getByRole('button', { name: 'View larger' });
  const [left, right] = [again, opener]
    .map((button) => button.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left);
  await expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
  canvasElement.style.inlineSize = '';
  await userEvent.click(again);
  await isSaid();
};

export const savesData: Play = async ({ canvasElement }) => {
  await choose(canvasElement, /^360° view/);
  const turn = await slider(canvasElement);
  await expect(turn).toHaveAttribute('aria-disabled', 'true');
  await expect(turn).toHaveAttribute('tabindex', '-1');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load the 360° view' }));
  await isLoaded(turn);
  await waitFor(() => expect(turn).toHaveFocus());
};

/** Plays muted, because there was no user interaction with the page. */
async function play(canvas: Canvas): Promise<HTMLVideoElement> {
  const video = canvas.querySelector('video');
  if (!video) throw new Error('There is no video.');
  video.muted = true;
  await video.play().catch(() => undefined);
  return video;
}

/** The end of an earlier scroll may be reported after another picture was chosen. */
export const keepsLastChoice: Play = async ({ canvasElement }) => {
  const third = thumbnail(canvasElement, /^Video/);
  const row = canvasElement.querySelector('[data-part="stage"] [data-part="track"]');
  // The row has reached the second picture, and reports it in the next frame.
  row?.children[1]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
  third.click();
  // A busy browser reports the earlier scroll twice before the next one moves: by its end and by a pause.
  await Promise.resolve();
  row?.dispatchEvent(new Event('scrollend'));
  row?.dispatchEvent(new Event('scrollend'));
  await stopsAt(canvasElement, 2);
  await expect(third).toHaveAttribute('aria-current', 'true');
};

/** A video pauses when another picture is chosen, and when the viewer opens. */
export const pausesOutOfSight: Play = async ({ canvasElement }) => {
  for (const leave of [
    () => choose(canvasElement, /^Picture 1/),
    () => userEvent.click(within(canvasElement).getByRole('button', { name: 'View larger' })),
  ]) {
    await choose(canvasElement, /^Video/);
    const video = await play(canvasElement);
    await expect(video.paused).toBe(false);
    await leave();
    await waitFor(() => expect(video.paused).toBe(true));
  }
};

export const saysThatVideoFailed: Play = async ({ canvasElement }) => {
  await choose(canvasElement, /^Video/);
  await play(canvasElement);
  await waitFor(() => expect(within(canvasElement).getByText('This video cannot be played.')).toBeVisible());
};
