import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { movedBy, cropSquare, zoomMax, type Crop } from './crop.ts';

/** Pixels a side of what is shown and sent; the platform keeps half of it. */
const side = 512;
/** Step of an arrow key as a fraction of the square. */
const keyStep = 0.05;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** Crops a picture to a square: by finger or mouse, by arrow keys, by the slider. Not a form document: it sends nothing. */
export function CropView({
  picture,
  busy,
  onDone,
  onCancel,
}: {
  picture: ImageBitmap;
  busy: boolean;
  onDone: (square: Blob) => void;
  onCancel: () => void;
}) {
  const say = useText();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });
  useEffect(() => canvas.current?.focus(), []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, side: edge } = cropSquare(picture, crop);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, side, side);
    context.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  }, [picture, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const shown = event.currentTarget.clientWidth;
    const [right, down] = [event.movementX / shown, event.movementY / shown];
    setCrop((now) => movedBy(picture, now, right, down));
  };
  const move = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((now) => movedBy(picture, now, ...step));
  };
  const finish = () => {
    // Browsers that cannot write WebP write PNG instead, which is taken too.
    canvas.current?.toBlob((square) => square && onDone(square), 'image/webp', 0.9);
  };
  return (
    <div className="lv-crop">
      <canvas
        ref={canvas}
        className="lv-crop-view"
        width={side}
        height={side}
        tabIndex={0}
        role="img"
        aria-label={say('avatar.crop')}
        aria-describedby={`${id}-hint`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={move}
      />
      <p id={`${id}-hint`} className="lv-crop-hint">
        {say('avatar.cropHint')}
      </p>
      <label className="lv-crop-zoom">
        <span>{say('avatar.zoom')}</span>
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
        />
      </label>
      <div className="lv-crop-ways">
        <Button variant="primary" busy={busy} onClick={finish}>
          {say(busy ? 'avatar.sending' : 'avatar.use')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {say('avatar.cancel')}
        </Button>
      </div>
    </div>
  );
}
