import { useId } from 'react';
import type { RewardCentreProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { OffersView } from '#portal/promotions/OffersView.tsx';
import { ClaimAll } from './ClaimAll.tsx';
import { FreeRounds } from './FreeRounds.tsx';
import { CreditedLine, OpenLine } from './RewardLine.tsx';
import { Tickets } from './Tickets.tsx';
import './reward-centre.css';

/** Every reward that waits for the member, and what was credited lately. */
export function RewardCentre({
  props: { credited: showsCredited = true },
}: BlockViewProps<RewardCentreProps>) {
  const say = useText();
  const openId = useId();
  const creditedId = useId();
  const loaded = useCall('rewards', {});
  return (
    <div className="lv-content lv-rewards">
      <OffersView loaded={loaded} skeleton={<PageSkeleton />}>
        {({ open, more, credited, ...money }) => (
          <>
            <section aria-labelledby={openId}>
              <div className="lv-rewards-head">
                <h3 id={openId} className="lv-rewards-title">
                  {say('rewards.open')}
                </h3>
                {open.length > 1 && <ClaimAll rewards={open} money={money} />}
              </div>
              {open.length === 0 ? (
                <Notice icon="gift" title={say('rewards.none')} text={say('rewards.noneHint')} />
              ) : (
                <ul className="lv-rewards-list">
                  {open.map((reward) => (
                    <OpenLine key={reward.id} reward={reward} money={money} />
                  ))}
                </ul>
              )}
              {more && <p>{say('rewards.more')}</p>}
            </section>
            <FreeRounds />
            <Tickets />
            {showsCredited && credited.length > 0 && (
              <section aria-labelledby={creditedId}>
                <h3 id={creditedId} className="lv-rewards-title">
                  {say('rewards.credited')}
                </h3>
                <ul className="lv-rewards-list">
                  {credited.map((reward) => (
                    <CreditedLine key={reward.id} reward={reward} money={money} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </OffersView>
    </div>
  );
}
