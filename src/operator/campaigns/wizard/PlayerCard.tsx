import { useState } from 'react';
import { languageName } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { Segments } from '../../parts/Segments.tsx';
import type { Wizard } from './useWizard.ts';

const itemOf = /<li>(.*?)<\/li>/gu;

/** What members will read of the campaign, in each language of the brand. */
export const PlayerCard = ({ wizard: { brand, words } }: { wizard: Wizard }) => {
  const [language, setLanguage] = useState(brand.languages[0] ?? 'en');
  const said = words(language);
  return (
    <aside className="op-player-card" aria-labelledby="player-card-title">
      <h2 id="player-card-title">{say('console.campaigns.player.title')}</h2>
      <Segments
        label={say('console.campaigns.player.language')}
        value={language}
        options={brand.languages.map((id) => ({ id, name: languageName(id) }))}
        onChange={setLanguage}
      />
      {said ? (
        <article lang={language}>
          <h3>{said.title}</h3>
          <p>{said.summary}</p>
          <ul>
            {Array.from(said.terms.matchAll(itemOf), ([, item = '']) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </article>
      ) : (
        <p className="op-quiet">{say('console.campaigns.player.none')}</p>
      )}
    </aside>
  );
};
