import { useState } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Family } from '#play/lottery/family.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { outcomeWords } from '#portal/record/outcome.ts';
import { useLoginFirst } from '../use-login-first.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { DrawnBalls } from '../results/DrawnBalls.tsx';
import { sayBet } from '#play/lottery/bet-words.ts';
import { drawName } from '../draw-name.ts';
import { CancelBet } from './CancelBet.tsx';
import { betsPage, useOwnBets } from './use-own-bets.ts';
import type { OwnBet, Rules } from '../room-types.ts';
import { SelectionWords } from '../slip/SelectionWords.tsx';

type MyBetsProps = { game: string; family: Family | undefined; rules: Rules };

/** The player's bets on the game, the latest first. */
export function MyBets(props: MyBetsProps) {
  const say = useText();
  const logIn = useLoginFirst();
  if (!logIn) return <OwnBets {...props} />;
  return (
    <Notice
      icon="user"
      title={say('lottery.mine.login')}
      action={
        <Button size="small" variant="primary" onClick={logIn}>
          {say('lottery.mine.logIn')}
        </Button>
      }
    />
  );
}

const most = 100;

function OwnBets({ game, family, rules }: MyBetsProps) {
  const say = useText();
  const [count, setCount] = useState(betsPage);
  const loaded = useOwnBets(game, count);
  return (
    <SourceView loaded={loaded} skeleton={<Skeleton height="16rem" />}>
      {({ bets, before }) =>
        bets.length === 0 ? (
          <Notice icon="elott" title={say('lottery.mine.none')} text={say('lottery.mine.noneHint')} />
        ) : (
          <>
            <ul className="lv-own-bets" aria-label={say('lottery.view.bets')}>
              {bets.map((bet) => (
                <BetLine key={bet.id} bet={bet} chase={openChase(bets, bet)} family={family} rules={rules} />
              ))}
            </ul>
            {before !== undefined && count < most && (
              <Button variant="secondary" block onClick={() => setCount(count + betsPage)}>
                {say('lottery.mine.more')}
              </Button>
            )}
            <ToRecord />
          </>
        )
      }
    </SourceView>
  );
}

/** Link to the record of all bets; not for guests, who have no centre. */
function ToRecord() {
  const say = useText();
  const portal = usePortal();
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  if (isGuest) return null;
  return (
    <Button variant="ghost" icon="history" onClick={() => void openPanel(portal, 'bets')}>
      {say('lottery.mine.record')}
    </Button>
  );
}

/** Chase of a bet, if more of it than this bet can be cancelled. */
const openChase = (bets: readonly OwnBet[], { id, chase }: OwnBet): string | undefined =>
  bets.some((other) => chase !== undefined && other.chase === chase && other.id !== id && other.cancel)
    ? chase
    : undefined;

type BetLineProps = {
  bet: OwnBet;
  chase: string | undefined;
  family: Family | undefined;
  rules: Rules;
};

function BetLine({ bet, chase, family, rules }: BetLineProps) {
  const say = useText();
  const notation = useMoney(rules);
  const money = notation.say;
  const outcome =
    bet.status === 'WON' || bet.status === 'LOST' ? outcomeWords(bet, say, notation) : undefined;
  const type = family?.betTypes.get(bet.betType);
  const words = sayBet(say, type?.group ?? bet.betType, bet.betType);
  return (
    <li className="lv-own-bet" data-status={bet.status} data-tone={outcome?.tone} tabIndex={-1}>
      <div className="lv-slip-what">
        <span className="lv-slip-bet">{words}</span>
        <SelectionWords selection={bet.selection} panel={type?.panel} />
        <span className="lv-slip-notes">
          {say('lottery.draw', { numero: drawName(bet.numero, rules.game) })}
        </span>
        {bet.result && <DrawnBalls result={bet.result} family={family?.id ?? ''} size="small" />}
      </div>
      <div className="lv-slip-end">
        <span className="lv-own-status">{outcome?.state ?? say(`lottery.status.${bet.status}`)}</span>
        <span className="lv-slip-amount">{outcome?.net ?? money(bet.stake)}</span>
        {outcome && <span className="lv-slip-notes">{outcome.parts}</span>}
        {bet.cancel && (
          <CancelBet
            id={bet.id}
            chase={chase}
            named={say('lottery.cancel.named', { bet: words, numero: drawName(bet.numero, rules.game) })}
            money={money}
          />
        )}
      </div>
    </li>
  );
}
