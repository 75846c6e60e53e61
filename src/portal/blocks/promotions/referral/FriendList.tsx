import { useId } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';

type Value = CallValue<'referral'>;

/** Members whom the member invited, how far each is, and what each has brought. */
export function FriendList({ value }: { value: Value }) {
  const say = useText();
  const titleId = useId();
  const { friends, more } = value;
  if (friends.length === 0)
    return <Notice icon="users" title={say('referral.none')} text={say('referral.noneHint')} />;
  return (
    <section aria-labelledby={titleId} className="lv-referral-part">
      <h3 id={titleId} className="lv-referral-title">
        {say('referral.friends')}
      </h3>
      <ul className="lv-referral-friends">
        {friends.map((friend) => (
          <FriendLine key={`${friend.name} ${friend.at}`} friend={friend} money={value} />
        ))}
      </ul>
      {more && <p>{say('referral.more')}</p>}
    </section>
  );
}

function FriendLine({
  friend: { name, at, deposited, refused, awards },
  money,
}: {
  friend: Value['friends'][number];
  money: Value;
}) {
  const say = useText();
  const language = useLocale();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const step = say(`referral.step.${deposited ? 'deposited' : 'registered'}`);
  return (
    <li className="lv-referral-friend">
      <span className="lv-referral-words">
        <bdi className="lv-referral-name">{name}</bdi>
        <span className="lv-referral-at">{`${formatDateTime(at, timeZone)} · ${step}`}</span>
        {refused !== undefined && <span>{say(`referral.refused.${refused}`)}</span>}
      </span>
      {awards.length > 0 && (
        <strong className="lv-referral-amount">
          {awards
            .map((award) =>
              award.state === 'OPEN'
                ? `${rewardText(award, money, { say, language })} · ${say('promo.award.OPEN')}`
                : rewardText(award, money, { say, language }),
            )
            .join(', ')}
        </strong>
      )}
    </li>
  );
}
