import { Button, Dialog, Inline, Slider, Text } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { clampOffset, sourceSquare } from './crop.ts';
import * as css from './profile.css.ts';

interface CropDialogProps {
  readonly picture: ImageBitmap;
  /** The name of its file. */
  readonly name: string;
  readonly onCrop: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** The side of the uploaded square, in pixels: sharp on high-density screens. */
const side = 512;
const step = 0.05;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Selects the visible square of a picture: moved by pointer or arrow keys, enlarged by a slider. */
export default function CropDialog({ picture, name, onCrop, onClose }: CropDialogProps) {
  const t = useMessages('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(1);
  const [offset, setOffset] = useState({ x: 0, y: 0 });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { x, y, size } = sourceSquare(picture, zoom, offset);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.drawImage(picture, x, y, size, size, 0, 0, side, side);
  }, [picture, zoom, offset]);

  const moveBy = (x: number, y: number) =>
    setOffset((now) => clampOffset(picture, zoom, { x: now.x + x, y: now.y + y }));
  return (
    <Dialog
      open
      title={t('profile.cropTitle')}
      description={t('profile.cropText')}
      onClose={onClose}
      footer={
        <Inline gap="sm">
          <Button
            tone="primary"
            onClick={() => canvas.current?.toBlob((blob) => blob && onCrop(blob), 'image/jpeg', 0.9)}
          >
            {t('profile.usePicture')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
        </Inline>
      }
    >
      <div className={css.crop}>
        <button
          type="button"
          aria-label={t('profile.cropText')}
          className={css.cropArea}
          onKeyDown={(event) => {
            const move = moves[event.key];
            if (!move) return;
            event.preventDefault();
            moveBy(...move);
          }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            const width = event.currentTarget.clientWidth;
            moveBy(event.movementX / width, event.movementY / width);
          }}
        >
          <canvas ref={canvas} width={side} height={side} className={css.canvas} />
        </button>
        <Slider
          label={t('profile.zoom')}
          min={100}
          max={400}
          step={5}
          value={Math.round(zoom * 100)}
          onChange={({ value }) => {
            const next = Number(value) / 100;
            setZoom(next);
            setOffset((now) => clampOffset(picture, next, now));
          }}
        />
        <Text size="sm" tone="muted">
          {name}
        </Text>
      </div>
    </Dialog>
  );
}
