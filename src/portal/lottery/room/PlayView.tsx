import { useMemo, useState } from 'react';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Family } from '#play/lottery/family.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { useLoginFirst } from '../use-login-first.ts';
import { BetBar } from '../slip/BetBar.tsx';
import { BetTypePicker } from '../choice/BetTypePicker.tsx';
import { chaseTotal } from '../slip/chase.ts';
import { createChoice } from '../choice/choice-store.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { shownOdds } from '../slip/money.ts';
import { PlaceDialog } from '../slip/PlaceDialog.tsx';
import type { RuledBet, Rules, Selection } from '../room-types.ts';
import { lineTotal } from '../slip/slip-store.ts';
import { SlipView } from '../slip/SlipView.tsx';
import { firstStake, quote } from '../slip/stake.ts';
import { StakeFields } from '../slip/StakeFields.tsx';
import { Stations, type Station } from '../choice/Stations.tsx';
import type { Room } from '../use-room.ts';
import type { SlipDesk } from '../slip/use-slip.ts';

const randomBelow = (below: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
};

type PlayProps = {
  rules: Rules;
  room: Room;
  family: Family;
  bets: readonly RuledBet[];
  first: RuledBet;
  desk: SlipDesk;
  onBets: () => void;
};

/** Choosing, staking and the slip: beside each other on a wide page, the slip as a sheet on a phone. */
export function PlayView({ rules, room, family, bets, first, desk, onBets }: PlayProps) {
  const say = useText();
  const logIn = useLoginFirst();
  const portal = usePortal();
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  const canDeposit =
    useDocuments((documents) => screenOfRole(documents, 'deposit') !== undefined) && !isGuest;
  const [betId, setBet] = useState(first.id);
  const bet = bets.find(({ id }) => id === betId) ?? first;
  const type = family.betTypes.get(bet.id);
  const choice = useMemo(() => createChoice(type?.panel ?? { kind: 'rows', rows: [] }), [type]);
  const [stake, setStake] = useState(() => firstStake(rules));
  const [stations, setStations] = useState<readonly Station[]>([]);
  const [sheet, setSheet] = useState(false);
  const { store, slip, chase, setChase, placing, unheard, ask, send, close } = desk;
  if (!type) return null;

  const odds = shownOdds(bet, type, stake.prizeGroup);
  const quoteNow = () => quote(rules, bet, type, choice, stake);
  const add = () => {
    const quoted = quoteNow();
    if (quoted.state !== 'ready' || !room.draw) return;
    const others = stations.map(({ code, name }) => ({ ...quoted.line, game: code, name }));
    store.add([quoted.line, ...others], room.draw.numero);
    choice.clear();
  };
  const place = () => {
    if (!logIn) return ask();
    setSheet(false);
    logIn();
  };
  const deposit = () => {
    setSheet(false);
    close();
    void openPanel(portal, 'deposit');
  };
  const leave = () => {
    if (placing.state === 'placed') setSheet(false);
    close();
  };
  const moveTo = (numero: string) => {
    store.moveTo(numero);
    setChase((before) => ({ ...before, count: 0 }));
    ask();
  };
  const ofSlip = slip.numero === undefined || slip.numero === room.draw?.numero;
  const once = slip.lines.reduce((sum, line) => sum + lineTotal(line), 0n);
  const one = slip.lines.every(({ game }) => game === rules.game.code);
  const slipView = (
    <SlipView
      rules={rules}
      room={room}
      slip={slip}
      store={store}
      family={family}
      unheard={unheard}
      chase={chase}
      onChase={setChase}
      onPlace={place}
    />
  );
  return (
    <div className="lv-play">
      <div className="lv-play-main">
        <BetTypePicker bets={bets} chosen={bet} odds={odds} cost={bet.cost} onChoose={setBet} />
        {rules.game.region && <Stations rules={rules} chosen={stations} onChange={setStations} />}
        <ChoicePanel key={bet.id} rules={rules} type={type} choice={choice} family={family.id} odds={odds} />
        <StakeFields
          rules={rules}
          stake={stake}
          onChange={(changed) => setStake((before) => ({ ...before, ...changed }))}
        />
        <BetBar
          rules={rules}
          choice={choice}
          quoteNow={quoteNow}
          stations={1 + stations.length}
          open={room.draw !== undefined}
          onAdd={add}
          onPick={() => choice.fill(type.quickPick(randomBelow) as Selection)}
        >
          <Button
            className="lv-slip-open"
            variant="secondary"
            icon="elott"
            aria-label={say('lottery.slip.open', { count: slip.lines.length })}
            onClick={() => setSheet(true)}
          >
            {String(slip.lines.length)}
          </Button>
        </BetBar>
      </div>
      <aside className="lv-play-side" aria-label={say('lottery.slip')}>
        <h2 className="lv-slip-title">{say('lottery.slip')}</h2>
        {slipView}
      </aside>
      {sheet && (
        <Dialog
          open
          onClose={() => setSheet(false)}
          covered={placing.state !== 'closed'}
          title={say('lottery.slip')}
          closeLabel={say('common.close')}
        >
          {slipView}
        </Dialog>
      )}
      {placing.state !== 'closed' && (
        <PlaceDialog
          rules={rules}
          placing={placing}
          lines={slip.lines.length}
          further={one ? chase.count : 0}
          total={one ? chaseTotal(once, chase) : once}
          numero={slip.numero ?? room.draw?.numero ?? ''}
          draw={ofSlip ? room.draw : undefined}
          next={ofSlip ? undefined : room.draw}
          serverNow={room.serverNow}
          onMove={moveTo}
          onSend={() => void send()}
          onClose={leave}
          onBets={() => {
            leave();
            onBets();
          }}
          onDeposit={canDeposit ? deposit : undefined}
        />
      )}
    </div>
  );
}
