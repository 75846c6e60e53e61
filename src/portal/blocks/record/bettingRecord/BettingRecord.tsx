import { useState } from 'react';
import type { BettingRecordProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { RecordSkeleton } from '#portal/record/RecordRows.tsx';
import { RecordFilter } from '#portal/record/RecordFilter.tsx';
import { RecordSelect } from '#portal/record/RecordSelect.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { BetsPage } from './BetsPage.tsx';

type Status = CallValue<'bettingRecord'>['bets'][number]['status'];

const statuses = ['OPEN', 'SETTLED', 'CANCELLED', 'VOID'] as const satisfies readonly Status[];

/** The member's bets by days, game type, vendor and state, with the sums of the whole range. */
export function BettingRecord({ props: { size = 10 } }: BlockViewProps<BettingRecordProps>) {
  const say = useText();
  const { range, setRange, today, timeZone, max } = useRecordDays();
  const [gameType, setGameType] = useState('');
  const [vassalage, setVassalage] = useState('');
  const [status, setStatus] = useState<Status | 'all'>('all');
  const [page, setPage] = useState(1);
  const query = {
    ...range,
    ...(gameType !== '' && { gameType }),
    ...(vassalage !== '' && { vassalage }),
    ...(status !== 'all' && { status }),
    page: String(page),
    size: String(size),
  };
  const record = useCall('bettingRecord', { query });
  useFresh('bettingRecord');
  /** Chooses, and goes to the first page of what was chosen. */
  const first =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  const vendors = record.state === 'ready' ? record.value.vendors : [];
  const gameTypes = [...new Set([...vendors.map((vendor) => vendor.gameType), gameType])].filter(Boolean);
  const names = new Map(
    vendors
      .filter((vendor) => gameType === '' || vendor.gameType === gameType)
      .map((vendor) => [vendor.vassalage, vendor.name]),
  );
  if (vassalage !== '' && !names.has(vassalage)) names.set(vassalage, vassalage);
  const all = { value: '', label: say('record.all') };
  return (
    <div className="lv-content lv-record">
      <DateRange presets={['last7', 'last30']} {...{ range, today, max }} onRange={first(setRange)} />
      <div className="lv-record-filters">
        <RecordSelect
          label={say('record.gameType')}
          value={gameType}
          options={[all, ...gameTypes.map((value) => ({ value, label: say(`record.gameType.${value}`) }))]}
          onChoose={(value) => {
            setVassalage('');
            first(setGameType)(value);
          }}
        />
        <RecordSelect
          label={say('record.vendor')}
          value={vassalage}
          options={[all, ...[...names].map(([value, label]) => ({ value, label }))]}
          onChoose={first(setVassalage)}
        />
        <RecordFilter
          label={say('record.status')}
          value={status}
          all="all"
          values={statuses}
          words="record.status"
          onChoose={first(setStatus)}
        />
      </div>
      <SourceView loaded={record} skeleton={<RecordSkeleton />}>
        {(value) => <BetsPage value={value} timeZone={timeZone} onPage={setPage} />}
      </SourceView>
    </div>
  );
}
