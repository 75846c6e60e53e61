import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { PaymentDesk } from '../payments/calls.ts';
import { rewardText } from '../payments/reward-text.ts';
import type { Figures } from './useCampaign.ts';

type Sign = { key: string; title: string; members: readonly string[]; amount: string };

/** Signs that rewards go to one person under many names, or to nobody who plays. */
export const AbuseSigns = ({
  figures: { addresses, devices, idle, what },
  desk,
}: {
  figures: Figures;
  desk: PaymentDesk;
}) => {
  const shared = (kind: 'address' | 'device', all: Figures['addresses']): Sign[] =>
    all.map(({ shared: common, count, members, amount }) => ({
      key: `${kind} ${common}`,
      title: say(`console.campaigns.signs.${kind}`, { number: wholeText(count), shared: common }),
      members,
      amount,
    }));
  const signs: Sign[] = [
    ...shared('address', addresses),
    ...shared('device', devices),
    ...(idle.count > 0
      ? [
          {
            key: 'idle',
            title: say('console.campaigns.signs.idle', { number: wholeText(idle.count) }),
            members: idle.members,
            amount: idle.amount,
          },
        ]
      : []),
  ];
  return (
    <section className="op-signs" aria-labelledby="signs-title">
      <h2 id="signs-title">{say('console.campaigns.signs.title')}</h2>
      {signs.length === 0 ? (
        <p className="op-quiet">{say('console.campaigns.signs.none')}</p>
      ) : (
        <ul>
          {signs.map(({ key, title, members, amount }) => (
            <li key={key}>
              <strong>{title}</strong>{' '}
              {say('console.campaigns.signs.got', { amount: rewardText(what, amount, desk) })}
              <p className="op-quiet">{members.join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
