import { useState } from 'react';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import type { Family } from '#play/lottery/family.ts';
import { BetBar } from '../slip/BetBar.tsx';
import { BetTypePicker } from '../choice/BetTypePicker.tsx';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { shownOdds } from '../slip/money.ts';
import { RepeatTicket } from '../repeat/RepeatTicket.tsx';
import type { RuledBet, Rules, Selection } from '../room-types.ts';
import { lineTotal } from '../slip/slip-store.ts';
import { quote } from '../slip/stake.ts';
import { StakeFields } from '../slip/StakeFields.tsx';
import { Stations } from '../choice/Stations.tsx';
import type { Board } from '../choice/use-board.ts';
import { useUndo } from '../choice/use-undo.ts';
import { useBetNow } from '../slip/use-bet-now.ts';
import { useLoginFirst } from '../use-login-first.ts';
import type { Room } from '../use-room.ts';
import type { SlipDesk } from '../slip/use-slip.ts';
import { SlipDeskView } from './SlipDeskView.tsx';

const randomBelow = (below: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
};

type PlayProps = {
  rules: Rules;
  room: Room;
  family: Family;
  bets: readonly RuledBet[];
  board: Board;
  desk: SlipDesk;
  onBets: () => void;
};

/** Choosing, staking and the slip: beside each other on a wide page, the slip as a sheet on a phone. */
export function PlayView({ rules, room, family, bets, board, desk, onBets }: PlayProps) {
  const logIn = useLoginFirst();
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  const canDeposit =
    useDocuments((documents) => screenOfRole(documents, 'deposit') !== undefined) && !isGuest;
  const { bet, type, choice, setBet, stake, setStake, stations, setStations } = board;
  const [sheet, setSheet] = useState(false);
  const { betNow, leave } = useBetNow(desk, choice);
  const withUndo = useUndo(choice);
  const { store, slip, unheard } = desk;

  const odds = shownOdds(bet, type, stake.prizeGroup);
  const quoteNow = () => quote(rules, bet, type, choice, stake);
  /** The choice as lines, one for each station. */
  const chosenLines = () => {
    const quoted = quoteNow();
    if (quoted.state !== 'ready') return [];
    return [quoted.line, ...stations.map(({ code, name }) => ({ ...quoted.line, game: code, name }))];
  };
  const add = () => {
    const lines = chosenLines();
    if (lines.length === 0 || !room.draw || unheard) return;
    store.add(lines, room.draw.numero);
    choice.clear();
  };
  const place = () => {
    if (logIn) return logIn();
    if (room.draw) betNow(chosenLines(), room.draw.numero);
  };
  return (
    <div className="lv-play">
      <div className="lv-play-main">
        <BetTypePicker bets={bets} chosen={bet} odds={odds} cost={bet.cost} onChoose={setBet}>
          <ChoicePanel
            key={bet.id}
            rules={rules}
            type={type}
            choice={choice}
            family={family.id}
            odds={odds}
          />
          {rules.game.region && <Stations rules={rules} chosen={stations} onChange={setStations} />}
          <StakeFields
            rules={rules}
            stake={stake}
            onChange={(changed) => setStake((before) => ({ ...before, ...changed }))}
          />
        </BetTypePicker>
      </div>
      <div className="lv-play-column">
        <BetBar
          rules={rules}
          choice={choice}
          quoteNow={quoteNow}
          stations={1 + stations.length}
          slip={{
            lines: slip.lines.length,
            total: slip.lines.reduce((sum, line) => sum + lineTotal(line), 0n),
          }}
          open={room.draw !== undefined}
          onBet={place}
          onAdd={add}
          onPick={() => withUndo(() => choice.fill(type.quickPick(randomBelow) as Selection))}
          onSlip={() => setSheet(true)}
          repeat={
            <RepeatTicket rules={rules} family={family} numero={room.draw?.numero} canDeposit={canDeposit} />
          }
        />
        <SlipDeskView
          rules={rules}
          room={room}
          family={family}
          desk={desk}
          sheet={sheet}
          onSheet={setSheet}
          onLeave={leave}
          onBets={onBets}
          canDeposit={canDeposit}
        />
      </div>
    </div>
  );
}
