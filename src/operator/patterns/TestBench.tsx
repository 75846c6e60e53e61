import { useDeferredValue, useMemo, useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Safety } from './safety.ts';
import { SampleText } from './SampleText.tsx';
import { say } from '../language/say.ts';
import { trySample, type Span, type Tried } from './try-sample.ts';
import type { ExampleKind } from './usePatternEdits.ts';

const MOST = 200;

const icons = { matches: 'check', fails: 'cross', busy: 'problems', unknown: 'info' } as const;

const outcomes = {
  matches: say('console.patterns.matches'),
  fails: say('console.patterns.fails'),
  busy: say('console.patterns.busy'),
  unknown: '–',
};

/** Type or paste values: which of them the expression accepts, and why it refuses the others. */
export const TestBench = ({
  source,
  live,
  safety,
  onKeep,
}: {
  source: string;
  /** The expression that players meet now. */
  live: string | undefined;
  safety: Safety;
  /** Stores a value as an example; undefined when read-only. */
  onKeep?: (kind: ExampleKind, sample: string) => void;
}) => {
  const [text, setText] = useState('');
  const lines = useDeferredValue(text)
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const samples = [...new Set(lines)].slice(0, MOST);
  const key = samples.join('\n');
  const tried = useMemo(
    () =>
      key
        .split('\n')
        .filter(Boolean)
        .map((sample) => trySample(source, sample, safety)),
    [key, source, safety],
  );
  const matching = tried.filter(({ outcome }) => outcome === 'matches').length;
  return (
    <section className="op-pattern-part op-bench" aria-labelledby="bench-title">
      <h3 id="bench-title">{say('console.patterns.bench')}</h3>
      <p className="op-quiet">{say('console.patterns.benchLead')}</p>
      <TextField className="op-field" value={text} onChange={setText} spellCheck="false" autoComplete="off">
        <Label>{say('console.patterns.samples')}</Label>
        <TextArea className="op-input" rows={4} placeholder={say('console.patterns.samplesPlaceholder')} />
      </TextField>
      <p role="status" className="op-quiet">
        {tried.length === 0
          ? say('console.patterns.noSamples')
          : say('console.patterns.tried', { matching, count: tried.length })}
        {lines.length > MOST && ` ${say('console.patterns.tooMany', { shown: MOST })}`}
      </p>
      {tried.length > 0 && (
        <ul className="op-tried">
          {tried.map((one) => (
            <TriedSample
              key={one.sample}
              tried={one}
              source={source}
              was={
                live === undefined || live === source
                  ? undefined
                  : trySample(live, one.sample, { verdict: 'safe' })
              }
              {...(onKeep && { onKeep })}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

const TriedSample = ({
  tried,
  source,
  was,
  onKeep,
}: {
  tried: Tried;
  source: string;
  was: Tried | undefined;
  onKeep?: (kind: ExampleKind, sample: string) => void;
}) => {
  const { sample, outcome, why, at, blame } = tried;
  const kind = outcome === 'matches' ? 'valid' : 'invalid';
  const differs = was !== undefined && was.outcome !== outcome;
  return (
    <li className="op-tried-sample" data-outcome={outcome}>
      <Icon name={icons[outcome]} />
      <div>
        <p className="op-tried-head">
          <SampleText text={sample} at={outcome === 'fails' ? at : undefined} />
          <strong>{outcomes[outcome]}</strong>
          {differs && (
            <span className="op-chip op-chip-warning">
              {was.outcome === 'matches'
                ? say('console.patterns.wasAccepted')
                : say('console.patterns.wasRefused')}
            </span>
          )}
        </p>
        {why.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {blame.length > 0 && <Blame source={source} blame={blame} />}
      </div>
      {onKeep && (outcome === 'matches' || outcome === 'fails') && (
        <Button look="quiet" onPress={() => onKeep(kind, sample)}>
          {say(`console.patterns.keepAs.${kind}`)}
          <span className="op-unseen">{say('console.patterns.asExampleOf', { sample })}</span>
        </Button>
      )}
    </li>
  );
};

/** The expression with the parts to blame marked. */
const Blame = ({ source, blame }: { source: string; blame: readonly Span[] }) => {
  const marked = [...source].length === source.length ? blame : [...blame];
  const edges = [...new Set([0, source.length, ...marked.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return (
    <p className="op-blame">
      <span className="op-unseen">
        {say('console.patterns.blame', {
          parts: blame.map(({ start, end }) => source.slice(start, end)).join(' '),
        })}
      </span>
      <code aria-hidden="true">
        {edges.slice(0, -1).map((from, index) => {
          const piece = source.slice(from, edges[index + 1]);
          const guilty = blame.some(({ start, end }) => start <= from && from < end);
          return guilty ? <mark key={from}>{piece}</mark> : <span key={from}>{piece}</span>;
        })}
      </code>
    </p>
  );
};
