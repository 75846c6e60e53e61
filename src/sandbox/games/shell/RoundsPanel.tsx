import { useEffect, useState, type ReactNode } from 'react';
import { commitment } from '../rules/fair/dice.ts';
import { replay } from '../catalogue/replay.ts';
import { isRecord, type Json } from '../rules/rules.ts';
import { ask, type GameRound } from './api.ts';
import { gainOf } from './gain.ts';
import { useTable } from './table.ts';
import { sayError } from './texts.ts';

/** The player's last rounds here, each to be checked in the browser. */
export function RoundsPanel(): ReactNode {
  const { say } = useTable();
  const [rounds, setRounds] = useState<GameRound[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void ask<{ ok: true; rounds: GameRound[] }>('rounds').then((answer) =>
      answer.ok ? setRounds(answer.rounds) : setFailure(answer.code),
    );
  }, []);
  if (failure !== undefined) return <p role="alert">{sayError(say, failure)}</p>;
  if (!rounds) return <span className="loader" />;
  if (rounds.length === 0) return <p>{say('noRounds')}</p>;
  return (
    <ol className="rounds">
      {rounds.map((round) => (
        <RoundRow key={round.id} round={round} />
      ))}
    </ol>
  );
}

/** Seeds of shared events come with their results. */
const eventSeeds = (view: Json): { key: string; serverSeed: string }[] =>
  isRecord(view) && Array.isArray(view['seeds'])
    ? (view['seeds'] as { key: string; serverSeed: string }[])
    : [];

function RoundRow({ round }: { round: GameRound }): ReactNode {
  const { say, money, hello } = useTable();
  const [checked, setChecked] = useState<boolean>();
  const { status, refused, payout, stake, began, picks, serverSeed, hash } = round;
  const gained = gainOf(round);
  const result =
    status === 'done'
      ? say('net', { amount: `${gained > 0n ? '+' : ''}${money(gained)}` })
      : refused !== null
        ? sayError(say, refused)
        : say(status);
  const time = new Intl.DateTimeFormat(hello.language, {
    timeStyle: 'medium',
    timeZone: hello.timeZone,
    numberingSystem: 'latn',
  }).format(began);
  const events = eventSeeds(round.view);
  const line = (
    <>
      <span>
        #{round.nonce} · <time>{time}</time>
      </span>
      <span>{money(round.free ? '0' : stake)}</span>
      <b>{result}</b>
    </>
  );
  const isWon = status === 'done' && BigInt(payout ?? '0') > 0n;
  const facts = [...picks, ...events, ...(serverSeed === null ? [] : [serverSeed])];
  // Of a table's round, such as a hand that is not dealt yet, there may be no more to say.
  if (facts.length === 0)
    return (
      <li data-won={isWon}>
        <p className="round-line">{line}</p>
      </li>
    );
  return (
    <li data-won={isWon}>
      <details>
        <summary className="round-line">{line}</summary>
        {picks.map((pick) => (
          <p key={pick}>{pick}</p>
        ))}
        <dl className="facts">
          {serverSeed !== null && (
            <>
              <dt>{say('hash')}</dt>
              <dd>
                <code>{hash}</code>
              </dd>
              <dt>{say('serverSeed')}</dt>
              <dd>
                <code>{serverSeed}</code>
              </dd>
              <dt>{say('yourSeed')}</dt>
              <dd>
                <code>{round.clientSeed}</code>
              </dd>
            </>
          )}
          {events.map((event) => (
            <div key={event.key}>
              <dt>{event.key}</dt>
              <dd>
                <code>{event.serverSeed}</code>
              </dd>
              <dt>{say('hash')}</dt>
              <dd>
                <code>{commitment(event.serverSeed)}</code>
              </dd>
            </div>
          ))}
        </dl>
        {serverSeed !== null && (
          <p className="check">
            <button
              type="button"
              className="plain"
              onClick={() => setChecked(replay(hello.game.engine, round).fair)}
            >
              {say('check')}
            </button>
            <span role="status">
              {checked === undefined ? '' : checked ? `✓ ${say('checked')}` : `✗ ${say('wrong')}`}
            </span>
          </p>
        )}
      </details>
    </li>
  );
}
