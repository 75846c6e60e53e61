import { useId } from 'react';
import type { ReferralProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { OffersView } from '#portal/promotions/OffersView.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { FriendList } from './FriendList.tsx';
import { OwnLink } from './OwnLink.tsx';
import { Totals } from './Totals.tsx';
import './referral.css';

/** The member's own link for friends, and what it has brought. */
export function Referral({ props: { page } }: BlockViewProps<ReferralProps>) {
  const say = useText();
  const loaded = useCall('referral', {});
  return (
    <div className="lv-content lv-referral">
      <OffersView loaded={loaded} skeleton={<PageSkeleton />}>
        {(value) => (
          <>
            <OwnLink code={value.code} page={page} />
            {value.by && (
              <p>
                {say('referral.by', { name: value.by.name })}
                {value.by.refused !== undefined && ` ${say(`referral.refused.${value.by.refused}`)}`}
              </p>
            )}
            <Offers value={value} />
            <Totals value={value} />
            <FriendList value={value} />
          </>
        )}
      </OffersView>
    </div>
  );
}

/** What there is for the member, as who invites or was invited, and for friends. */
function Offers({ value: { offers, by } }: { value: CallValue<'referral'> }) {
  const say = useText();
  const titleId = useId();
  const isInvited = by !== undefined && by.refused === undefined;
  if (offers.length === 0) return <p>{say('referral.noOffers')}</p>;
  return (
    <section aria-labelledby={titleId} className="lv-referral-part">
      <h3 id={titleId} className="lv-referral-title">
        {say('referral.offers')}
      </h3>
      <ul className="lv-referral-offers">
        {offers.map(({ id, title, content, terms, gets }) => (
          <li key={id} className="lv-referral-offer">
            <span className="lv-referral-gets">
              {say(isInvited ? 'referral.gets.inviter' : `referral.gets.${gets}`)}
            </span>
            <h4>{title}</h4>
            <Prose html={content} />
            <details>
              <summary>{say('promo.terms')}</summary>
              <Prose html={terms} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
