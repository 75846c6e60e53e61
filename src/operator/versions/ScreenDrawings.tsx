import { useMemo, useState } from 'react';
import { affectedScreens } from '#engine/references/affected-screens.ts';
import { isJsonObject, own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { schemas } from '#engine/validate/brand.ts';
import type { Comparison } from '../changes/change.ts';
import { documentName } from '../documents/document-name.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { Miniature } from '../miniature/Miniature.tsx';
import { miniatureTheme } from '../miniature/miniature-theme.ts';
import { Button } from '../parts/Button.tsx';
import { blocksOf } from '../screens/sections.ts';
import './compare.css';

/** Screens drawn at first. */
const AT_ONCE = 4;

/** Small drawings of the screens whose blocks, words or look differ, before and after. */
export const ScreenDrawings = ({ sides }: { sides: Comparison }) => {
  const [all, setAll] = useState(false);
  const screens = useMemo(
    () =>
      affectedScreens(schemas, sides.before, sides.after)
        .map(({ screen }) => screen)
        // A frame around screens has no blocks of a page.
        .filter((screen) => Object.values(sides).some((documents) => blocksIn(documents, screen))),
    [sides],
  );
  if (screens.length === 0) return null;
  const shown = all ? screens : screens.slice(0, AT_ONCE);
  return (
    <section className="op-drawings" aria-label={say('console.compare.screens')}>
      {shown.map((screen) => (
        <figure key={screen}>
          <figcaption>{nameOf(sides, screen)}</figcaption>
          <Side documents={sides.before} screen={screen} label={say('console.compare.before')} />
          <Side documents={sides.after} screen={screen} label={say('console.compare.after')} />
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

function blocksIn(documents: PackDocuments, screen: string) {
  const body = own(documents, documentKey('screen', screen))?.['body'];
  return isJsonObject(body) ? blocksOf(body).map(({ block }) => block) : undefined;
}

function nameOf({ before, after }: Comparison, screen: string): string {
  const key = documentKey('screen', screen);
  return documentName(own(after, key) ? after : before, key);
}

const Side = ({ documents, screen, label }: { documents: PackDocuments; screen: string; label: string }) => {
  const theme = useMemo(() => miniatureTheme(documents), [documents]);
  const blocks = useMemo(() => blocksIn(documents, screen), [documents, screen]);
  return (
    <div>
      <p className="op-quiet">{blocks ? label : say('console.compare.notThere', { side: label })}</p>
      {blocks && <Miniature blocks={blocks} theme={theme} />}
    </div>
  );
};
