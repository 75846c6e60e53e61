import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { ContrastPair, ModeName } from '#engine/theme/contrast.ts';
import { Icon } from '../parts/Icon.tsx';
import { colorName, type ColorToken } from './color-groups.ts';
import { say } from '../language/say.ts';
import type { ThemeEdits } from './useThemeEdits.ts';

/** Cut, not rounded: 4.499 is not 4.5. */
export const ratioWords = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The worst contrast relative to its requirement, with details of every pair of the colour. */
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
  const label = say('console.theme.colourOf', { name: token.name, mode: say(`console.theme.${mode}`) });
  return (
    <DialogTrigger>
      <Button
        className={enough ? 'op-contrast' : 'op-contrast op-contrast-low'}
        aria-label={say(enough ? 'console.theme.contrastEnough' : 'console.theme.contrastTooLittle', {
          name: label,
          ratio: ratioWords(worst.ratio),
        })}
      >
        <Icon name={enough ? 'check' : 'problems'} />
        {ratioWords(worst.ratio)}
      </Button>
      <Popover className="op-popover op-contrast-pairs" placement="bottom end">
        <Dialog aria-label={say('console.theme.pairs', { name: label })}>
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
                  {say('console.theme.pair', {
                    foreground: colorName(pair.foreground),
                    background: colorName(pair.background),
                  })}
                  <span className="op-quiet"> {say('console.theme.needed', { needed: pair.needed })}</span>
                </span>
                <strong data-low={pair.ratio < pair.needed}>
                  {say('console.theme.ratio', { ratio: ratioWords(pair.ratio) })}
                  <span className="op-unseen">
                    {pair.ratio < pair.needed ? say('console.theme.tooLittle') : say('console.theme.enough')}
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
