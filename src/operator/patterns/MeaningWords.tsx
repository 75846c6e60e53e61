import { useMemo } from 'react';
import { patternMeaning, type Meaning } from './meaning.ts';
import { say } from '../language/say.ts';

const Parts = ({ parts, source }: { parts: readonly Meaning[]; source: string }) => (
  <ol>
    {parts.map((part) => (
      <li key={`${part.start}-${part.end}`}>
        <span>{part.words}</span> <code>{source.slice(part.start, part.end)}</code>
        {part.parts.length > 0 && <Parts parts={part.parts} source={source} />}
      </li>
    ))}
  </ol>
);

/** Meaning of an expression in words, part by part, beside the matching source. */
export const MeaningWords = ({ source }: { source: string }) => {
  const meaning = useMemo(() => patternMeaning(source), [source]);
  return (
    <section className="op-meaning" aria-labelledby="meaning-title">
      <h3 id="meaning-title">{say('console.patterns.meaning')}</h3>
      {!meaning && <p>{say('console.patterns.meaningUnread')}</p>}
      {meaning && meaning.parts.length === 0 && <p>{say('console.patterns.meaningAnything')}</p>}
      {meaning && meaning.parts.length > 0 && (
        <>
          <p className="op-quiet">{say('console.patterns.meaningTurn')}</p>
          <Parts parts={meaning.parts} source={source} />
        </>
      )}
      {meaning && meaning.conditions.length > 0 && (
        <>
          <p className="op-quiet">{say('console.patterns.meaningConditions')}</p>
          <Parts parts={meaning.conditions} source={source} />
        </>
      )}
    </section>
  );
};
