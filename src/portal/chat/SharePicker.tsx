import { Button, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '../calls/use-call.ts';
import { useMoney } from '../format/use-money.ts';
import { SourceView } from '../parts/SourceView.tsx';
import { PageSkeleton } from '../parts/PageSkeleton.tsx';

/** Bets to choose from. */
const offered = '10';

/** The member's last bets, to share one of them. */
export function SharePicker({ onChoose }: { onChoose: (bet: string) => void }) {
  const say = useText();
  return (
    <Popover
      label={say('chat.share')}
      placement="end"
      className="lv-chat-bets"
      trigger={(props) => (
        <Button {...props} size="small" variant="ghost" icon="elott" aria-label={say('chat.share')} />
      )}
    >
      {(close) => (
        <LastBets
          onChoose={(bet) => {
            close();
            onChoose(bet);
          }}
        />
      )}
    </Popover>
  );
}

function LastBets({ onChoose }: { onChoose: (bet: string) => void }) {
  const say = useText();
  const loaded = useCall('bettingRecord', { query: { size: offered } });
  const { currency = 'USD', digits = 2 } = loaded.value ?? {};
  const money = useMoney({ currency, digits });
  return (
    <SourceView loaded={loaded} skeleton={<PageSkeleton />}>
      {({ bets }) => {
        const shared = bets.filter(({ status }) => status === 'OPEN' || status === 'SETTLED');
        if (shared.length === 0) return <p className="lv-chat-none">{say('chat.shareNone')}</p>;
        return shared.map(({ id, game, round, stake, payout, status }) => (
          <button key={id} type="button" className="lv-chat-bet" onClick={() => onChoose(id)}>
            <span className="lv-chat-bet-name">{game}</span>
            <span className="lv-clipped">{round}</span>
            <span>
              {status === 'SETTLED' && BigInt(payout) > BigInt(stake)
                ? say('chat.payout', { amount: money.say(payout) })
                : say('chat.stake', { amount: money.say(stake) })}
            </span>
          </button>
        ));
      }}
    </SourceView>
  );
}
