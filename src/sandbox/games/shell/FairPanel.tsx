import type { ReactNode } from 'react';
import { rulesOf } from '../catalogue/engines.ts';
import type { Hello } from './api.ts';
import { useTable } from './table.ts';
import { randomSeed } from './useGame.ts';

type FairProps = { fair: Hello['fair']; seed: string; onSeed: (seed: string) => void };

/** Explains the seeds of a round and takes the player's own. */
export function FairPanel({ fair, seed, onSeed }: FairProps): ReactNode {
  const { say, hello } = useTable();
  if (rulesOf(hello.game.engine) === undefined) return <p>{say('eventWords')}</p>;
  return (
    <>
      <p>{say('fairWords')}</p>
      <dl className="facts">
        <dt>{say('nextHash')}</dt>
        <dd>
          <code>{fair.hash}</code>
        </dd>
      </dl>
      <label className="field">
        {say('yourSeed')}
        <input
          value={seed}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onSeed(target.value.replace(/[^\x21-\x7E]/gu, ''))}
          onBlur={() => seed === '' && onSeed(randomSeed())}
        />
      </label>
      <button type="button" className="plain" onClick={() => onSeed(randomSeed())}>
        {say('newSeed')}
      </button>
    </>
  );
}
