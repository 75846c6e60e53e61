import { useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { RecordRow, RecordRows, RecordSkeleton } from '#portal/record/RecordRows.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { BonusCard } from './BonusCard.tsx';
import './bonus-details.css';

type Answer = CallValue<'bonusDetails'>;
type Step = Answer['steps'][number];

/** Bonuses of the member with what is left to wager, and every step of them, the newest first. */
export function BonusDetails() {
  const [page, setPage] = useState(0);
  const loaded = useCall('bonusDetails', { query: page === 0 ? {} : { page: String(page) } });
  useFresh('bonusDetails');
  return (
    <div className="lv-content lv-record">
      <SourceView loaded={loaded} skeleton={<RecordSkeleton />}>
        {(value) => <Bonuses value={value} page={page} onPage={setPage} />}
      </SourceView>
    </div>
  );
}

function Bonuses({ value, page, onPage }: { value: Answer; page: number; onPage: (page: number) => void }) {
  const say = useText();
  const { say: money } = useMoney(value);
  if (value.bonuses.length === 0)
    return <Notice icon="gift" title={say('block.bonus.none')} text={say('block.bonus.noneHint')} live />;
  return (
    <>
      <Sums
        label={say('block.bonus.balance')}
        sums={[{ name: say('block.bonus.balance'), value: money(value.balance) }]}
      />
      <p className="lv-bonus-explain">{say('block.bonus.explain')}</p>
      <ul className="lv-bonuses" aria-label={say('block.bonus.list')}>
        {value.bonuses.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} money={value} />
        ))}
      </ul>
      {(value.steps.length > 0 || page > 0) && (
        <>
          <h2 className="lv-bonus-heading">{say('block.bonus.steps')}</h2>
          <RecordRows label={say('block.bonus.steps')}>
            {value.steps.map((step) => (
              <StepRow key={step.id} step={step} money={value} />
            ))}
          </RecordRows>
          <div className="lv-bonus-pages">
            {page > 0 && (
              <Button size="small" onClick={() => onPage(page - 1)}>
                {say('block.bonus.newer')}
              </Button>
            )}
            {value.more && (
              <Button size="small" onClick={() => onPage(page + 1)}>
                {say('block.bonus.older')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

const iconOf = (kind: string): IconName => {
  if (kind.startsWith('bonus.')) return 'gift';
  if (kind === 'wager') return 'check';
  if (kind === 'wager.above') return 'info';
  return kind.startsWith('lottery.') ? 'lottery' : 'slots';
};

function StepRow({ step, money }: { step: Step; money: { currency: string; digits: number } }) {
  const say = useText();
  const { say: amount, signed } = useMoney(money);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const counted = step.kind === 'wager' || step.kind === 'wager.above';
  return (
    <RecordRow
      icon={iconOf(step.kind)}
      title={say(`record.kind.${step.kind}`)}
      lines={[...(step.game === undefined ? [] : [step.game]), formatDateTime(step.at, timeZone)]}
      amount={counted ? amount(step.amount) : signed(step.amount)}
      tone={counted ? undefined : step.amount.startsWith('-') ? 'bad' : 'good'}
      under={step.balance === undefined ? '' : say('record.bonusAfter', { amount: amount(step.balance) })}
      details={[]}
    />
  );
}
