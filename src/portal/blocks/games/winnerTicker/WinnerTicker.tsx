import type { WinnerTickerProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Icon } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { Scroller } from '#portal/parts/Scroller.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { useLiveWinners } from '#portal/winners/use-live-winners.ts';
import { WinnerLine } from '#portal/winners/WinnerLine.tsx';

const usually = 12;

/** The newest wins side by side. While nobody has won there is nothing: an empty list of winners invites nobody. */
export function WinnerTicker({ props }: BlockViewProps<WinnerTickerProps>) {
  const say = useText();
  const locale = useLocale();
  const loaded = useSource('winners');
  useLiveWinners();
  if (loaded.state !== 'ready' || loaded.value.winners.length === 0) return null;
  const { winners, currency, digits } = loaded.value;
  const title = say(props.title ?? 'winners.title');
  const head = (
    <SectionHead
      title={title}
      icon="trophy"
      end={
        props.action && (
          <ActionLink
            action={props.action}
            className="lv-section-action"
            label={`${say('action.seeAll')}: ${title}`}
          >
            {say('action.seeAll')}
            <Icon name="arrow" size={16} />
          </ActionLink>
        )
      }
    />
  );
  return (
    <section className="lv-section" data-tone="plain" aria-label={title}>
      <div className="lv-section-inner lv-content">
        <Scroller label={title} head={head} className="lv-winner-row">
          <ul>
            {winners.slice(0, props.limit ?? usually).map(({ id, name, game, amount }) => (
              <WinnerLine
                key={id}
                name={name}
                game={game}
                amount={formatMoney(amount, currency, digits, locale)}
              />
            ))}
          </ul>
        </Scroller>
      </div>
    </section>
  );
}
