import { Skeleton } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { useLiveWinners } from '#portal/winners/use-live-winners.ts';
import { WinnerLine } from '#portal/winners/WinnerLine.tsx';

/** Wins as they come, the newest first. */
export function NewestWins({ limit }: { limit: number }) {
  const say = useText();
  const locale = useLocale();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const loaded = useSource('winners');
  useLiveWinners();
  return (
    <SourceView loaded={loaded} skeleton={<Skeleton height="20rem" />}>
      {({ winners, currency, digits }) =>
        winners.length === 0 ? (
          <Notice icon="trophy" title={say('winners.none')} text={say('winners.noneText')} />
        ) : (
          <ul className="lv-winner-list">
            {winners.slice(0, limit).map(({ id, name, game, amount, at }) => (
              <WinnerLine
                key={id}
                name={name}
                game={game}
                amount={formatMoney(amount, currency, digits, locale)}
                when={<time dateTime={at}>{formatDateTime(at, timeZone).slice(5, 16)}</time>}
              />
            ))}
          </ul>
        )
      }
    </SourceView>
  );
}
