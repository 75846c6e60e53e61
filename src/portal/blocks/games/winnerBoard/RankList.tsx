import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { WinnerLine } from '#portal/winners/WinnerLine.tsx';

/** Players by what they were paid out in a period, the first three set off. */
export function RankList({ period, limit }: { period: 'day' | 'week' | 'month'; limit: number }) {
  const say = useText();
  const locale = useLocale();
  const loaded = useCall('rankList', { query: { period } });
  return (
    <SourceView loaded={loaded} skeleton={<Skeleton height="20rem" />}>
      {({ ranks, currency, digits }) =>
        ranks.length === 0 ? (
          <Notice icon="trophy" title={say('winners.none')} text={say('winners.noneText')} />
        ) : (
          <ol className="lv-winner-list">
            {ranks.slice(0, limit).map(({ rank, name, game, amount, wins }) => (
              <WinnerLine
                key={rank}
                rank={rank}
                name={name}
                game={game}
                amount={formatMoney(amount, currency, digits, locale)}
                when={say('winners.wins', { count: wins })}
              />
            ))}
          </ol>
        )
      }
    </SourceView>
  );
}
