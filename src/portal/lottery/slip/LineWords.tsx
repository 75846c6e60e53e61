import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { sayBet } from '#play/lottery/bet-words.ts';
import type { Family } from '#play/lottery/family.ts';
import { SelectionWords } from './SelectionWords.tsx';
import type { LineRefusal, SlipLine } from './slip-store.ts';

/** What a line bets on, and why it was refused. */
export function LineWords({
  line,
  family,
  named,
  money,
}: {
  line: SlipLine;
  family: Family;
  /** The game is named too. */
  named: boolean;
  money: (minor: bigint) => string;
}) {
  const say = useText();
  const refusal = ({ code, number = '', left = '0' }: LineRefusal) =>
    say(`lottery.refused.${code}`, { number, left: money(BigInt(left)) });
  return (
    <div className="lv-slip-what">
      <span className="lv-slip-bet">{sayBet(say, line.group, line.betType)}</span>
      {named && <span className="lv-slip-game">{line.name}</span>}
      <SelectionWords selection={line.selection} panel={family.betTypes.get(line.betType)?.panel} />
      {line.refused !== undefined && (
        <span className="lv-slip-refused" role="alert">
          <Icon name="warning" size={14} /> {refusal(line.refused)}
        </span>
      )}
    </div>
  );
}
