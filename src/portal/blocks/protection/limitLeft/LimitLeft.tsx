import type { LimitLeftProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { Icon } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { strictestLimit } from '#portal/protection/limits.ts';
import { useSource } from '#portal/sources/use-source.ts';
import '#portal/protection/protection.css';

/** Amount that may still be deposited or staked, by the tightest limit. */
export function LimitLeft({ props }: BlockViewProps<LimitLeftProps>) {
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  return isGuest ? null : <Left kind={props.kind ?? 'deposit'} />;
}

function Left({ kind }: { kind: NonNullable<LimitLeftProps['kind']> }) {
  const say = useText();
  const locale = useLocale();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const protection = useSource('protection');
  if (protection.state !== 'ready') return null;
  const { limits, currency, digits } = protection.value;
  const limit = strictestLimit(limits, kind);
  if (limit === undefined) return null;
  return (
    <p className="lv-limit-left" data-none={limit.left === '0' || undefined}>
      <Icon name="shield" />
      <span>
        {say(`protect.left.${kind}`, {
          amount: formatMoney(limit.left, currency, digits, locale),
          period: say(`protect.period.${limit.period}`),
        })}
        {limit.left === '0' && limit.freesAt !== undefined && (
          <> {say('protect.frees', { time: formatMoment(limit.freesAt, timeZone) })}</>
        )}
      </span>
    </p>
  );
}
