import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { TeamMembersProps } from '#contract/generated/blocks.ts';
import type { Action } from '#contract/generated/documents.ts';
import { Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText } from '#portal/agents/rate.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { Money } from '#portal/format/use-money.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { Tabs, type Tab } from '#portal/parts/Tabs.tsx';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { PaymentPasswordFirst } from '#portal/wallet/PaymentPasswordFirst.tsx';
import { BetsView } from '../parts/BetsView.tsx';
import { RecordsView } from '../parts/RecordsView.tsx';
import type { TeamMessageDesk } from '../teamMessages/MessageDesk.tsx';
import { WriteForm } from '../teamMessages/WriteForm.tsx';
import type { Downline } from './downline.ts';
import { FreezeForm } from './FreezeForm.tsx';
import { MemberContracts } from './MemberContracts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { RateForm } from './RateForm.tsx';

/** A member of the team: what is known of it, and what its agent does for it. */
export function MemberSheet({
  member,
  step,
  money,
  isOwn,
  setPassword,
  contracts,
  desk,
  onClose,
}: {
  member: Downline;
  step: number;
  money: Money;
  /** A direct downline: its rate is the agent's to set, and money goes to it alone. */
  isOwn: boolean;
  /** Opens where the agent sets a payment password. */
  setPassword: Action | undefined;
  /** Opens where contracts of a kind are offered. */
  contracts: TeamMembersProps['contracts'];
  /** What the agent may write to the member; undefined where it may write nothing. */
  desk: TeamMessageDesk | undefined;
  onClose: () => void;
}) {
  const say = useText();
  const days = useRecordDays();
  const [tab, setTab] = useState('member');
  const { range, setRange, today, timeZone, max } = days;
  const withDays = (panel: ReactNode) => (
    <div className="lv-record">
      <DateRange presets={['last7', 'last30']} {...{ range, today, max }} onRange={setRange} />
      {panel}
    </div>
  );
  const tabs: Tab[] = [
    {
      id: 'member',
      label: say('team.member'),
      panel: (
        <div className="lv-record">
          <Facts member={member} money={money} timeZone={timeZone} />
          {isOwn && <RateForm member={member} step={step} />}
          <NoteForm member={member} />
          <FreezeForm member={member} />
        </div>
      ),
    },
    {
      id: 'bets',
      label: say('record.bets'),
      panel: withDays(<BetsView member={member.id} range={range} timeZone={timeZone} />),
    },
    {
      id: 'records',
      label: say('team.records'),
      panel: withDays(<RecordsView member={member.id} range={range} timeZone={timeZone} />),
    },
    ...(desk
      ? [
          {
            id: 'message',
            label: say('team.message'),
            panel: (
              <WriteForm
                desk={desk}
                to={{ to: 'members', members: [member.id] }}
                send={say('team.message.send')}
              />
            ),
          },
        ]
      : []),
    ...(isOwn && contracts
      ? [
          {
            id: 'contract',
            label: say('team.contract'),
            panel: <MemberContracts account={member.account} opens={contracts} />,
          },
        ]
      : []),
    ...(isOwn
      ? [
          {
            id: 'transfer',
            label: say('team.transfer'),
            panel: <Transfer account={member.account} setPassword={setPassword} />,
          },
        ]
      : []),
  ];
  return (
    <Dialog open size="large" title={member.account} closeLabel={say('common.close')} onClose={onClose}>
      <Tabs tabs={tabs} open={tab} onOpen={setTab} label={say('team.about', { account: member.account })} />
    </Dialog>
  );
}

function Facts({ member, money, timeZone }: { member: Downline; money: Money; timeZone: string }) {
  const say = useText();
  const locale = useLocale();
  const at = (time: string | null) => (time === null ? '–' : formatDateTime(time, timeZone));
  const facts = [
    ['nickname', member.nickname],
    ['kind', say(`team.kind.${member.type}`)],
    ['rate', rateText(member.rate, locale)],
    ['group', formatNumber(String(member.group), locale)],
    ...(member.balance === undefined ? [] : [['balance', money.say(member.balance)] as const]),
    ['downlines', formatNumber(String(member.downlines), locale)],
    ['lastLoginAt', at(member.lastLoginAt)],
    ['registeredAt', at(member.registeredAt)],
  ] as const;
  return (
    <dl className="lv-team-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{say(`team.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Transfer({ account, setPassword }: { account: string; setPassword: Action | undefined }) {
  const about = useMemo(() => ({ to: 'downline', account }), [account]);
  return (
    <PaymentPasswordFirst set={setPassword}>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <FormOfBrand id="memberTransfer" about={about} />
      </Suspense>
    </PaymentPasswordFirst>
  );
}
