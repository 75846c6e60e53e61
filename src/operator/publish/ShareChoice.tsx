import { Picker } from '../parts/Picker.tsx';
import { say } from '../language/say.ts';

/** Initial rollout percentages on offer. */
const firstShares = [100, 50, 25, 10, 5, 1] as const;

/** Choice of the initial rollout percentage. */
export const ShareChoice = ({
  value,
  now,
  onChange,
}: {
  value: number;
  /** True for immediate publishing. */
  now: boolean;
  onChange: (percent: number) => void;
}) => (
  <div className="op-field op-share">
    <span className="op-label">{say('console.releases.firstFor')}</span>
    <Picker
      label={say('console.releases.firstFor')}
      value={String(value)}
      options={firstShares.map((share) => ({
        id: String(share),
        name:
          share === 100
            ? say('console.releases.everyone')
            : say('console.releases.firstShare', { percent: share }),
        hint: say(
          share < 100
            ? 'console.releases.shareHint.part'
            : now
              ? 'console.releases.shareHint.now'
              : 'console.releases.shareHint.later',
        ),
      }))}
      onChange={(id) => onChange(Number(id))}
    />
  </div>
);
