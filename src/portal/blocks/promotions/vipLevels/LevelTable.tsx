import { useId } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { useMeasuredText } from './measured-text.ts';

type Status = CallValue<'vipStatus'>;
type Level = Status['levels'][number];

/** All levels: what leads to them, what keeps them, and what they bring. */
export function LevelTable({ status }: { status: Status }) {
  const say = useText();
  const title = useId();
  const text = useMeasuredText(status);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="lv-vip-title">
        {say('vip.levels')}
      </h2>
      <table className="lv-vip-table" aria-labelledby={title}>
        <thead>
          <tr>
            {['vip.level', `vip.from.${status.by}`, `vip.keeps.${status.by}`, 'vip.perks'].map((key) => (
              <th key={key} scope="col">
                {say(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {status.levels.map((level) => (
            <tr key={level.id} data-mine={level.id === status.level || undefined}>
              <th scope="row">
                {level.name}
                {level.id === status.level && <span className="lv-vip-yours">{say('vip.yours')}</span>}
              </th>
              <td data-label={say(`vip.from.${status.by}`)}>{text(level.from)}</td>
              <td data-label={say(`vip.keeps.${status.by}`)}>
                {level.keep === undefined ? say('vip.keeps.none') : text(level.keep)}
              </td>
              <td data-label={say('vip.perks')}>
                <Perks level={level} status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Perks({ level: { withdrawals, host, perks }, status }: { level: Level; status: Status }) {
  const say = useText();
  const language = useLocale();
  const { say: money } = useMoney(status);
  const lines = [
    ...perks.map(({ id, title, reward }) => {
      const gives = reward && rewardText(reward, status, { say, language });
      return [id, gives === undefined ? title : say('vip.perk.gives', { title, reward: gives })] as const;
    }),
    ...(withdrawals?.first ? [['first', say('vip.perk.first')] as const] : []),
    ...(withdrawals?.max === undefined
      ? []
      : [['max', say('vip.perk.max', { amount: money(withdrawals.max) })] as const]),
    ...(withdrawals?.count === undefined
      ? []
      : [['count', say('vip.perk.count', { count: withdrawals.count })] as const]),
    ...(withdrawals?.sum === undefined
      ? []
      : [['sum', say('vip.perk.sum', { amount: money(withdrawals.sum) })] as const]),
    ...(host ? [['host', say('vip.perk.host')] as const] : []),
  ];
  return lines.length === 0 ? (
    say('vip.perk.none')
  ) : (
    <ul>
      {lines.map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}
