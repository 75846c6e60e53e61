import type { CSSProperties, ReactNode } from 'react';
import { Hand } from '../../parts/PlayingCard.tsx';
import { pointsOf } from '../../rules/cards.ts';
import { bestOf, threeOf } from '../../rules/hands.ts';
import type { Json } from '../../rules/rules.ts';
import { useTable } from '../../shell/table.ts';
import { ColourWheel, RouletteWheel } from './Wheels.tsx';

type StageProps = { engine: string; result: Json | undefined; number: number; still: boolean };

/** Milliseconds until a result has been shown. */
export function stageMs(engine: string, result: Json): number {
  if (engine === 'roulette' || engine === 'wheel') return 3600;
  if (engine === 'andar-bahar') return 500 + 120 * (result as { dealt: string[] }).dealt.length;
  return engine === 'poker' ? 1600 : 1300;
}

const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const Die = ({ face, at = 0 }: { face: number; at?: number }): ReactNode => (
  <span className="die" style={{ animationDelay: `${at * 90}ms` }} role="img" aria-label={String(face)}>
    {Array.from({ length: 9 }, (_, place) => (
      <i key={place} data-on={pips[face]?.includes(place)} />
    ))}
  </span>
);

const Side = ({
  name,
  cards,
  from,
  note,
}: {
  name: string;
  cards: readonly string[];
  from: number;
  note: string;
}): ReactNode => (
  <div className="side">
    <span>{name}</span>
    <Hand cards={cards} label={name} from={from} />
    <b>{note}</b>
  </div>
);

/** Stage for the result of a round: wheel, dice, or cards as they are dealt. */
export function SpotsStage({ engine, result, number, still }: StageProps): ReactNode {
  const { say } = useTable();
  if (engine === 'roulette')
    return <RouletteWheel result={result as number | undefined} round={number} still={still} />;
  if (engine === 'wheel')
    return <ColourWheel result={result as number | undefined} round={number} still={still} />;
  const nothing = [undefined, undefined].map(() => '');
  const cards = (value: readonly string[] | undefined): readonly string[] => value ?? nothing;
  const body = ((): ReactNode => {
    switch (engine) {
      case 'sic-bo':
        return ((result as number[] | undefined) ?? [1, 2, 3]).map((face, at) => (
          <Die key={`${number}-${at}`} face={face} at={at} />
        ));
      case 'coin':
        return (
          <span
            className="coin"
            data-side={result ?? 'heads'}
            key={number}
            style={{ '--turns': number } as CSSProperties}
          >
            {result === undefined ? '?' : say(result as 'heads' | 'tails')}
          </span>
        );
      case 'baccarat': {
        const coup = result as { player: string[]; banker: string[] } | undefined;
        const points = (hand: readonly string[] | undefined): string => (hand ? String(pointsOf(hand)) : '');
        return (
          <>
            <Side name={say('player')} cards={cards(coup?.player)} from={0} note={points(coup?.player)} />
            <Side name={say('banker')} cards={cards(coup?.banker)} from={3} note={points(coup?.banker)} />
          </>
        );
      }
      case 'dragon-tiger': {
        const duel = result as { dragon: string; tiger: string } | undefined;
        return (
          <>
            <Side name={say('dragon')} cards={[duel?.dragon ?? '']} from={0} note="" />
            <Side name={say('tiger')} cards={[duel?.tiger ?? '']} from={3} note="" />
          </>
        );
      }
      case 'andar-bahar': {
        const run = result as { joker: string; dealt: string[] } | undefined;
        return (
          <div className="run">
            <Hand cards={[run?.joker ?? '']} label="joker" />
            {(['andar', 'bahar'] as const).map((side, at) => (
              <Side
                key={side}
                name={say(side)}
                cards={(run?.dealt ?? []).filter((_, place) => place % 2 === at)}
                from={at}
                note=""
              />
            ))}
          </div>
        );
      }
      default: {
        const show = result as { a: string[]; b: string[]; board?: string[] } | undefined;
        const kind = (hand: string[] | undefined): string => {
          if (!hand) return '';
          const found = show?.board ? bestOf([...hand, ...show.board]).kind : threeOf(hand).kind;
          return found === 'high' ? '' : say(found);
        };
        return (
          <>
            <Side name={say('handA')} cards={cards(show?.a)} from={0} note={kind(show?.a)} />
            {engine === 'poker' && (
              <Hand cards={show?.board ?? ['', '', '', '', '']} label="board" from={4} />
            )}
            <Side name={say('handB')} cards={cards(show?.b)} from={2} note={kind(show?.b)} />
          </>
        );
      }
    }
  })();
  return (
    <div className="felt" key={number}>
      {body}
    </div>
  );
}
