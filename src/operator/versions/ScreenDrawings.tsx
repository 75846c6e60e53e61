import { useMemo, useState } from 'react';
import { own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import type { Comparison } from '../changes/change.ts';
import { documentName } from '../documents/document-name.ts';
import { say } from '../language/say.ts';
import { Miniature } from '../miniature/Miniature.tsx';
import { miniatureTheme, type MiniatureTheme } from '../miniature/miniature-theme.ts';
import { Button } from '../parts/Button.tsx';
import { blocksToDraw, drawnScreens } from './drawn-screens.ts';
import './compare.css';

/** Screens drawn at first. */
const AT_ONCE = 4;

/** Small drawings of the screens whose blocks, words or look differ, before and after. */
export const ScreenDrawings = ({ sides }: { sides: Comparison }) => {
  const [all, setAll] = useState(false);
  const { screens, before, after } = useMemo(
    () => ({
      screens: drawnScreens(sides),
      before: miniatureTheme(sides.before),
      after: miniatureTheme(sides.after),
    }),
    [sides],
  );
  if (screens.length === 0) return null;
  const shown = all ? screens : screens.slice(0, AT_ONCE);
  return (
    <section className="op-drawings" aria-label={say('console.compare.screens')}>
      {shown.map((screen) => (
        <figure key={screen}>
          <figcaption>{nameOf(sides, screen)}</figcaption>
          <Side theme={before} screen={screen} label={say('console.compare.before')} />
          <Side theme={after} screen={screen} label={say('console.compare.after')} />
        </figure>
      ))}
      {shown.length < screens.length && (
        <Button onPress={() => setAll(true)}>
          {say('console.impact.pictures.more', { count: screens.length - shown.length })}
        </Button>
      )}
    </section>
  );
};

function nameOf({ before, after }: Comparison, screen: string): string {
  const key = documentKey('screen', screen);
  return documentName(own(after, key) ? after : before, key);
}

const Side = ({ theme, screen, label }: { theme: MiniatureTheme; screen: string; label: string }) => {
  const blocks = blocksToDraw(theme.documents, screen);
  if (!blocks) return <p className="op-quiet">{say('console.compare.notThere', { side: label })}</p>;
  return (
    <div>
      <p className="op-quiet">{label}</p>
      <Miniature blocks={blocks} theme={theme} />
    </div>
  );
};
