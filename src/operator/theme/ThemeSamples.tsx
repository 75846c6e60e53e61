import { useMemo, useState } from 'react';
import { themeCss } from '#engine/theme/theme-css.ts';
import '#ui/fonts/generated/faces.css';
import { useThemeFaces } from '../fonts/useThemeFaces.ts';
import { usePlayerStyles } from '../forms/try/player-styles.ts';
import { Segments } from '../parts/Segments.tsx';
import { ThemePages } from './ThemePages.tsx';
import { ThemeSample } from './ThemeSample.tsx';
import { say } from '../language/say.ts';
import { modeNames, type ThemeEdits } from './useThemeEdits.ts';

type Shown = 'draft' | 'parent' | 'page';

/** Both modes side by side: a sample of the edits, of the parent, or the real home page. */
export const ThemeSamples = ({ edits }: { edits: ThemeEdits }) => {
  const [shown, setShown] = useState<Shown>('draft');
  const theme = shown === 'parent' && edits.below ? edits.below : edits.theme;
  usePlayerStyles(useMemo(() => themeCss(theme), [theme]));
  useThemeFaces(theme);
  return (
    <aside className="op-theme-samples" aria-label={say('console.theme.samples')}>
      <Segments
        label={say('console.theme.show')}
        value={shown}
        options={[
          { id: 'draft', name: say('console.theme.draft') },
          ...(edits.below
            ? [{ id: 'parent' as const, name: say('console.theme.parent', { parent: edits.parent ?? '' }) }]
            : []),
          { id: 'page', name: say('console.theme.page') },
        ]}
        onChange={setShown}
      />
      {shown === 'page' ? (
        <ThemePages />
      ) : (
        <div className="op-theme-pair">
          {modeNames.map((mode) => (
            <figure key={mode}>
              <figcaption>{say('console.theme.sampleOf', { mode: say(`console.theme.${mode}`) })}</figcaption>
              <ThemeSample mode={mode} />
            </figure>
          ))}
        </div>
      )}
    </aside>
  );
};
