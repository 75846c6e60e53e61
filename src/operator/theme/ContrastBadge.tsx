import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { ContrastPair, ModeName } from '#engine/contrast.ts';
import { Icon } from '../parts/Icon.tsx';
import { colorName, type ColorToken } from './color-groups.ts';
import { texts } from './texts.ts';
import type { ThemeEdits } from './useThemeEdits.ts';

/** Cut, not rounded: 4.499 is not 4.5. */
export const ratioWords = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The contrast that is nearest to too little, and behind it every pair the colour is checked in. */
export const ContrastBadge = ({
  token,
  mode,
  pairs,
  edits,
}: {
  token: ColorToken;
  mode: ModeName;
  pairs: readonly ContrastPair[];
  edits: ThemeEdits;
}) => {
  const [worst] = [...pairs].sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  if (!worst) return null;
  const enough = worst.ratio >= worst.needed;
  const label = texts.colourOf(token.name, texts[mode]);
  return (
    <DialogTrigger>
      <Button
        className={enough ? 'op-contrast' : 'op-contrast op-contrast-low'}
        aria-label={texts.contrastOf(label, ratioWords(worst.ratio), enough)}
      >
        <Icon name={enough ? 'check' : 'problems'} />
        {ratioWords(worst.ratio)}
      </Button>
      <Popover className="op-popover op-contrast-pairs" placement="bottom end">
        <Dialog aria-label={texts.pairs(label)}>
          <ul>
            {pairs.map((pair) => (
              <li key={`${pair.foreground} ${pair.background}`}>
                <span
                  className="op-contrast-sample"
                  aria-hidden="true"
                  style={{
                    color: edits.color(mode, pair.foreground),
                    background: edits.color(mode, pair.background),
                  }}
                >
                  Aa
                </span>
                <span>
                  {texts.pair(colorName(pair.foreground), colorName(pair.background))}
                  <span className="op-quiet"> {texts.needed(pair.needed)}</span>
                </span>
                <strong data-low={pair.ratio < pair.needed}>
                  {texts.ratio(ratioWords(pair.ratio))}
                  <span className="op-unseen">
                    {pair.ratio < pair.needed ? texts.tooLittle : texts.enough}
                  </span>
                </strong>
              </li>
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};
