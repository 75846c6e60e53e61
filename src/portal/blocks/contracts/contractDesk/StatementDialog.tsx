import { useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { spanWords } from './contract-words.ts';
import { FigureList } from './FigureList.tsx';
import { TermsList } from './TermsList.tsx';

type Statement = CallValue<'contractStatement'>;

/** How a payout was computed, line by line. */
export function StatementDialog({ payout, onClose }: { payout: string; onClose: () => void }) {
  const say = useText();
  const [page, setPage] = useState(1);
  const loaded = useCall('contractStatement', { query: { payout, page: String(page) } });
  return (
    <Dialog open title={say('contracts.statement')} closeLabel={say('common.close')} onClose={onClose}>
      <div className="lv-contract-dialog">
        <CurrentView loaded={loaded} skeleton={<Skeleton height="24rem" />}>
          {(statement) => <Lines statement={statement} page={page} onPage={setPage} />}
        </CurrentView>
      </div>
    </Dialog>
  );
}

function Lines({
  statement,
  page,
  onPage,
}: {
  statement: Statement;
  page: number;
  onPage: (page: number) => void;
}) {
  const say = useText();
  const money = useMoney(statement);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { kind, account, terms, figures, tier, own, received, given, kept, corrections } = statement;
  const { carried, left, manual, amount, bets, more } = statement;
  return (
    <>
      <p>
        {account} · {say(`record.kind.contract.${kind}`)} · {spanWords(statement, timeZone, say)}
      </p>
      {figures && <FigureList kind={kind} figures={figures} money={money} />}
      {terms && <TermsList terms={terms} money={money} met={tier} />}
      <section className="lv-statement" aria-label={say('contracts.computed')}>
        <h4>{say('contracts.computed')}</h4>
        <dl>
          <Line name={say('contracts.line.own')} value={money.say(own)} />
          <Line name={say('contracts.line.received')} value={money.say(received)} />
          {given.map((each) => (
            <Line
              key={each.account}
              name={say('contracts.line.given', { account: each.account })}
              value={money.say(`-${each.received}`)}
            />
          ))}
          <Line name={say('contracts.line.kept')} value={money.say(kept)} sum />
          {corrections.map((each) => (
            <Line
              key={each.from}
              name={say('contracts.line.correction', {
                day: formatDateTime(each.from, timeZone).slice(0, 16),
                before: money.say(each.before),
                after: money.say(each.after),
              })}
              value={money.signed(each.difference)}
            />
          ))}
          {carried !== '0' && <Line name={say('contracts.line.carried')} value={money.signed(carried)} />}
          {manual.map((each) => (
            <Line
              key={`${each.at} ${each.amount}`}
              name={say(each.later ? 'contracts.line.manual.later' : 'contracts.line.manual', {
                reason: each.reason,
              })}
              value={money.signed(each.amount)}
            />
          ))}
          {left !== '0' && <Line name={say('contracts.line.left')} value={money.signed(left)} />}
          <Line
            name={say(statement.state === 'OPEN' ? 'contracts.line.amount.OPEN' : 'contracts.line.amount')}
            value={money.say(amount)}
            sum
          />
        </dl>
        <p className="lv-record-line">
          {say(`contracts.payout.${statement.state}`, { time: formatDateTime(statement.at, timeZone) })}
        </p>
      </section>
      {bets.length > 0 && (
        <section className="lv-statement" aria-label={say('contracts.bets')}>
          <h4>{say('contracts.bets')}</h4>
          <dl>
            {bets.map((bet) => (
              <Line
                key={`${bet.account} ${bet.bet}`}
                name={say('contracts.line.bet', {
                  account: bet.account,
                  time: formatDateTime(bet.at, timeZone),
                  stake: money.say(bet.stake),
                  own: money.say(bet.own),
                  below: money.say(bet.below),
                })}
                value={money.say(bet.amount)}
              />
            ))}
          </dl>
        </section>
      )}
      {(page > 1 || more) && (
        <div className="lv-contract-do">
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            {say('block.pager.back')}
          </Button>
          <Button disabled={!more} onClick={() => onPage(page + 1)}>
            {say('block.pager.on')}
          </Button>
        </div>
      )}
    </>
  );
}

const Line = ({ name, value, sum = false }: { name: string; value: string; sum?: boolean }) => (
  <div data-sum={sum || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
