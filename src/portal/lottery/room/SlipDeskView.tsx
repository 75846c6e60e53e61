import { Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Family } from '#play/lottery/family.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { chaseTotal } from '../slip/chase.ts';
import { PlaceDialog } from '../slip/PlaceDialog.tsx';
import type { Rules } from '../room-types.ts';
import { lineTotal } from '../slip/slip-store.ts';
import { SlipView } from '../slip/SlipView.tsx';
import { useLoginFirst } from '../use-login-first.ts';
import type { Room } from '../use-room.ts';
import type { SlipDesk } from '../slip/use-slip.ts';

/** The slip, beside the choice or as a sheet, and the question whether to place it. */
export function SlipDeskView({
  rules,
  room,
  family,
  desk,
  sheet,
  onSheet,
  onLeave,
  onBets,
  canDeposit,
}: {
  rules: Rules;
  room: Room;
  family: Family;
  desk: SlipDesk;
  /** The slip is open as a sheet. */
  sheet: boolean;
  onSheet: (open: boolean) => void;
  /** Closes the question. */
  onLeave: () => void;
  onBets: () => void;
  canDeposit: boolean;
}) {
  const say = useText();
  const portal = usePortal();
  const logIn = useLoginFirst();
  const { store, slip, chase, setChase, placing, unheard, ask, send } = desk;
  const place = () => {
    if (!logIn) return ask();
    onSheet(false);
    logIn();
  };
  const deposit = () => {
    onSheet(false);
    onLeave();
    void openPanel(portal, 'deposit');
  };
  const leave = () => {
    if (placing.state === 'placed') onSheet(false);
    onLeave();
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
    <>
      <aside className="lv-play-side" aria-label={say('lottery.slip')}>
        <h2 className="lv-slip-title">{say('lottery.slip')}</h2>
        {slipView}
      </aside>
      {sheet && (
        <Dialog
          open
          onClose={() => onSheet(false)}
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
          family={family}
          lines={slip.lines}
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
    </>
  );
}
