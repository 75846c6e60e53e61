import { Suspense, useState } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText } from '#portal/agents/rate.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { Figures } from './Figures.tsx';
import { LastDays } from './LastDays.tsx';
import { LookAfter } from './LookAfter.tsx';
import { Newcomers } from './Newcomers.tsx';
import '#portal/parts/date-range.css';
import '#portal/record/record.css';
import '../parts/team-overview.css';

type Answer = CallValue<'agentTeamOverview'>;

const spans = ['today', 'yesterday', 'week', 'month'] as const;

/** How the team does: figures of a period beside the one before, the last days, newcomers, and whom to look after. */
export function TeamOverview() {
  const loaded = useCall('agentTeamOverview', {});
  useFresh('agentTeamOverview');
  return (
    <div className="lv-content lv-record">
      <CurrentView loaded={loaded} skeleton={<OverviewSkeleton />}>
        {(value) => <Overview value={value} />}
      </CurrentView>
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <div className="lv-record">
      <Skeleton height="4.75rem" />
      <Skeleton height="2.25rem" width="16rem" />
      <Skeleton height="22rem" />
      <Skeleton height="18rem" />
    </div>
  );
}

function Overview({ value }: { value: Answer }) {
  const say = useText();
  const locale = useLocale();
  const [span, setSpan] = useState<(typeof spans)[number]>('today');
  return (
    <>
      <Sums
        label={say('team.place')}
        sums={[
          { name: say('team.rate'), value: rateText(value.rate, locale) },
          { name: say('team.group'), value: formatNumber(String(value.group), locale) },
          { name: say('team.direct'), value: formatNumber(String(value.direct), locale) },
        ]}
      />
      <div className="lv-dates-presets" role="group" aria-label={say('team.period')}>
        {spans.map((one) => (
          <button
            key={one}
            type="button"
            className="lv-dates-preset"
            aria-pressed={span === one}
            onClick={() => setSpan(one)}
          >
            {say(`team.period.${one}`)}
          </button>
        ))}
      </div>
      <Figures value={value} span={span} />
      <Suspense fallback={<Skeleton height="20rem" />}>
        <LastDays value={value} />
      </Suspense>
      <LookAfter value={value} />
      <Newcomers />
    </>
  );
}
