import { useState } from 'react';
import { compilePattern } from '#engine/patterns/patterns.ts';
import type { Setting } from '../story-context.ts';
import { referenceData, usesOf, type Pattern } from './reference-data.ts';
import { UsedBy } from './UsedBy.tsx';

const shown = (value: string): string => JSON.stringify(value);

function PatternEntry({
  id,
  pattern,
  tried,
  words,
}: {
  id: string;
  pattern: Pattern;
  tried: string;
  words: Readonly<Record<string, string>>;
}) {
  const { pattern: source, description, valid = [], invalid = [] } = pattern;
  const matches = compilePattern(source)?.test(tried) ?? false;
  return (
    <section aria-label={id}>
      <h2>{id}</h2>
      <p>
        <code>{source}</code>
      </p>
      {description !== undefined && <p>{words[description] ?? description}</p>}
      <p>
        Takes: {valid.map(shown).join(', ') || 'no examples'}. Refuses:{' '}
        {invalid.map(shown).join(', ') || 'no examples'}.
      </p>
      {tried !== '' && (
        <p>
          <strong>{matches ? 'Takes' : 'Refuses'}</strong> {shown(tried)}.
        </p>
      )}
      <UsedBy uses={usesOf('patterns', id)} />
    </section>
  );
}

/** Every pattern of the brand with its examples, and a value to try on all of them. */
export function PatternsPage({ setting: { data, language } }: { setting: Setting }) {
  const [tried, setTried] = useState('');
  const patterns = Object.entries(referenceData.brands[data.brand]?.patterns ?? {});
  return (
    <article className="reference">
      <h1>Patterns of {data.brand}</h1>
      <label>
        Try a value on all of them <input value={tried} onChange={({ target }) => setTried(target.value)} />
      </label>
      {patterns.map(([id, pattern]) => (
        <PatternEntry key={id} id={id} pattern={pattern} tried={tried} words={data.texts[language] ?? {}} />
      ))}
    </article>
  );
}
