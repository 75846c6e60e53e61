import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewDevice } from '../preview/PreviewFrame.tsx';
import { ScaledFrame } from './ScaledFrame.tsx';
import { say } from '../language/say.ts';

export type Way = 'side' | 'slide';

type ScreenPairProps = {
  name: string;
  /** Addresses of the page in the two previews; a new brand has no live one. */
  before: string | undefined;
  after: string;
  device: PreviewDevice;
  way: Way;
  /** Reason for showing it. */
  why: string;
};

/** One screen as it is live and with the drafts, side by side or one over the other. */
export const ScreenPair = ({ name, before, after, device, way, why }: ScreenPairProps) => (
  <figure className="op-pair" data-device={device}>
    <figcaption>
      <strong>{name}</strong> <span className="op-quiet">{why}</span>
    </figcaption>
    {before === undefined ? (
      <p className="op-quiet">{say('console.impact.pictures.notLive')}</p>
    ) : way === 'slide' ? (
      <Slide name={name} before={before} after={after} device={device} />
    ) : (
      <div className="op-pair-side">
        <Labelled
          label={say('console.impact.pictures.before')}
          name={name}
          address={before}
          device={device}
        />
        <Labelled label={say('console.impact.pictures.after')} name={name} address={after} device={device} />
      </div>
    )}
  </figure>
);

const Labelled = ({
  label,
  name,
  address,
  device,
}: {
  label: string;
  name: string;
  address: string;
  device: PreviewDevice;
}) => (
  <div>
    <p className="op-pair-label">{label}</p>
    <ScaledFrame
      address={address}
      device={device}
      title={say('console.impact.pictures.frameOf', { name, which: label })}
    />
  </div>
);

const Slide = ({
  name,
  before,
  after,
  device,
}: Pick<ScreenPairProps, 'name' | 'after' | 'device'> & { before: string }) => {
  const [share, setShare] = useState(50);
  const top = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (top.current) top.current.style.clipPath = `inset(0 0 0 ${100 - share}%)`;
  }, [share]);
  return (
    <div className="op-pair-slide">
      <div className="op-pair-stack">
        <ScaledFrame
          address={before}
          device={device}
          title={say('console.impact.pictures.frameOf', {
            name,
            which: say('console.impact.pictures.before'),
          })}
        />
        <div ref={top} className="op-pair-top">
          <ScaledFrame
            address={after}
            device={device}
            title={say('console.impact.pictures.frameOf', {
              name,
              which: say('console.impact.pictures.after'),
            })}
          />
        </div>
      </div>
      <div className="op-pair-range">
        <span aria-hidden="true">{say('console.impact.pictures.before')}</span>
        <label className="op-unseen" htmlFor={id}>
          {say('console.impact.pictures.slider', { name })}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={`${share} %`}
          onChange={(event) => setShare(Number(event.target.value))}
        />
        <span aria-hidden="true">{say('console.impact.pictures.after')}</span>
      </div>
    </div>
  );
};
