import { Picker } from '../parts/Picker.tsx';
import { releaseTexts as texts } from '../releases/texts.ts';

/** Shares of visitors that a change may begin with. */
const firstShares = [100, 50, 25, 10, 5, 1] as const;

/** For which share of visitors a change goes live first. */
export const ShareChoice = ({
  value,
  now,
  onChange,
}: {
  value: number;
  /** Whether it goes live at once. */
  now: boolean;
  onChange: (percent: number) => void;
}) => (
  <div className="op-field op-share">
    <span className="op-label">{texts.firstFor}</span>
    <Picker
      label={texts.firstFor}
      value={String(value)}
      options={firstShares.map((share) => ({
        id: String(share),
        name: share === 100 ? texts.everyone : texts.firstShare(share),
        hint: texts.shareHint(share, now),
      }))}
      onChange={(id) => onChange(Number(id))}
    />
  </div>
);
