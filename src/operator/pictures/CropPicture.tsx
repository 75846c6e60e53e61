import { useId, useState, type PointerEvent } from 'react';
import type { Picture } from '#contract/generated/admin-types.ts';
import type { Crop } from '#engine/pictures/uploaded-pictures.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { aspects, between, partOf, withSide, type Aspect } from './aspects.ts';
import { useCropPicture } from './usePictures.ts';

const whole: Crop = { x: 0, y: 0, width: 100, height: 100 };
const isWhole = ({ width, height }: Crop): boolean => width === 100 && height === 100;

function pointIn({ currentTarget, clientX, clientY }: PointerEvent): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

/** Chooses the part of an uploaded picture that is shown wherever it is used; the whole picture is kept. */
export const CropPicture = ({ picture: { path, address, cropped } }: { picture: Picture }) => {
  const title = useId();
  const cropping = useCropPicture(path);
  const [crop, setCrop] = useState<Crop>(cropped?.crop ?? whole);
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const { x, y, width, height } = crop;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{say('console.pictures.crop.title')}</h3>
      <p className="op-quiet">{say('console.pictures.crop.lead')}</p>
      {/* The sliders do the same by keyboard. */}
      <div
        className="op-crop"
        aria-hidden="true"
        onPointerDown={(event) => setFrom(pointIn(event))}
        onPointerMove={(event) => from && setCrop(between(from, pointIn(event)))}
        onPointerUp={() => setFrom(undefined)}
        onPointerLeave={() => setFrom(undefined)}
      >
        <img
          src={cropped?.address ?? address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        <span
          className="op-crop-part"
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
        />
      </div>
      <div className="op-picture-actions" role="group" aria-label={say('console.pictures.crop.aspects')}>
        {(Object.keys(aspects) as Aspect[]).map((aspect) => (
          <Button
            key={aspect}
            look="quiet"
            isDisabled={size === undefined}
            onPress={() => size && setCrop(partOf(aspects[aspect], size))}
          >
            {say(`console.pictures.crop.${aspect}`)}
          </Button>
        ))}
      </div>
      {(['x', 'y', 'width', 'height'] as const).map((side) => (
        <label key={side} className="op-focus-slider">
          <span>{say(`console.pictures.crop.${side}`, { percent: crop[side] })}</span>
          <input
            type="range"
            min={side === 'x' || side === 'y' ? 0 : 1}
            max={side === 'x' || side === 'y' ? 99 : 100}
            value={crop[side]}
            onChange={({ target }) => setCrop(withSide(crop, side, Number(target.value)))}
          />
        </label>
      ))}
      <div className="op-picture-actions">
        <Button busy={cropping.isPending} onPress={() => cropping.mutate(isWhole(crop) ? undefined : crop)}>
          {say('console.pictures.crop.apply')}
        </Button>
        {cropped && (
          <Button
            look="quiet"
            isDisabled={cropping.isPending}
            onPress={() => {
              setCrop(whole);
              cropping.mutate(undefined);
            }}
          >
            {say('console.pictures.crop.whole')}
          </Button>
        )}
      </div>
      <p className="op-quiet" role="status">
        {cropping.isSuccess && say('console.pictures.crop.done')}
      </p>
      {cropping.error !== null && <RefusalNotice refusal={refusalOf(cropping.error)} />}
    </section>
  );
};
