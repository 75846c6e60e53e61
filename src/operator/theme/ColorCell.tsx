import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import type { ModeName } from '#engine/theme/contrast.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import type { ColorToken } from './color-groups.ts';
import { colorName } from './color-groups.ts';
import { ContrastBadge, ratioWords } from './ContrastBadge.tsx';
import { say } from '../language/say.ts';
import { isColor, type ThemeEdits } from './useThemeEdits.ts';

/** A colour in one mode: picker and text, contrast with a sufficient shade, origin and reset. */
export const ColorCell = ({
  token,
  mode,
  edits,
}: {
  token: ColorToken;
  mode: ModeName;
  edits: ThemeEdits;
}) => {
  const name = token.name;
  const color = edits.color(mode, token.token) ?? '';
  const [typed, setTyped] = useState<string>();
  const pairs = edits.pairsOf(mode, token.token);
  const low = pairs.filter(({ ratio, needed, foreground }) => ratio < needed && foreground === token.token);
  const shade = low.length > 0 ? edits.mending(mode, token.token) : undefined;
  const origin = edits.origin(mode, token.token);
  const label = say('console.theme.colourOf', { name, mode: say(`console.theme.${mode}`) });
  const set = (next: string, inParts = true): void => {
    if (isColor(next)) edits.setColor(mode, token.token, next.toLowerCase(), inParts);
  };
  const wrong = typed !== undefined && !isColor(typed);
  return (
    <div className="op-color">
      <div className="op-color-line">
        <span className="op-swatch" style={{ '--swatch': color || 'transparent' } as React.CSSProperties}>
          <input
            type="color"
            aria-label={say('console.theme.pickOf', { name, mode: say(`console.theme.${mode}`) })}
            value={color.slice(0, 7) || '#000000'}
            disabled={!edits.editable}
            // The opacity is kept, as browsers' pickers have none.
            onChange={({ target }) => set(target.value + color.slice(7))}
          />
        </span>
        <TextField
          aria-label={label}
          value={typed ?? color}
          isDisabled={!edits.editable}
          isInvalid={wrong}
          onChange={(next) => {
            setTyped(next.trim());
            set(next.trim());
          }}
          onBlur={() => setTyped(undefined)}
        >
          <Input
            className="op-input op-color-hex"
            placeholder={say('console.theme.missing')}
            spellCheck={false}
          />
        </TextField>
        {pairs.length > 0 && <ContrastBadge token={token} mode={mode} pairs={pairs} edits={edits} />}
        {origin.here && origin.inherited && typeof origin.below === 'string' && edits.editable && (
          <span className="op-color-below">
            <span
              className="op-swatch op-swatch-small"
              style={{ '--swatch': origin.below } as React.CSSProperties}
            />
            <IconButton
              icon="reset"
              label={say('console.theme.resetTo', {
                name: label,
                parent: edits.parent ?? '',
                value: origin.below,
              })}
              onPress={() => edits.reset(label, mode, token.token)}
            />
          </span>
        )}
      </div>
      {wrong && <p className="op-field-error">{say('console.theme.wrong')}</p>}
      {low.length > 0 && (
        <div className="op-color-low" role="status">
          {low.map(({ foreground, background, ratio, needed }) => (
            <p key={background}>
              {say('console.theme.low', {
                foreground: colorName(foreground),
                background: colorName(background),
                ratio: ratioWords(ratio),
                needed,
              })}
            </p>
          ))}
          {shade === undefined ? (
            <p>{say('console.theme.noShade')}</p>
          ) : (
            edits.editable && (
              <Button
                aria-label={say('console.theme.shadeFor', {
                  shade,
                  name,
                  mode: say(`console.theme.${mode}`),
                })}
                onPress={() => set(shade, false)}
              >
                <span
                  className="op-swatch op-swatch-small"
                  style={{ '--swatch': shade } as React.CSSProperties}
                />
                {say('console.theme.use', { shade })}
              </Button>
            )
          )}
        </div>
      )}
    </div>
  );
};
