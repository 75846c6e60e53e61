import type { ProtectionLimitsProps } from '#contract/generated/blocks.ts';
import { Icon, Skeleton, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import type { LimitKind, Protection } from '#portal/protection/limits.ts';
import { LimitRow } from './LimitRow.tsx';
import '#portal/protection/protection.css';

const icons: Readonly<Record<LimitKind, IconName>> = { deposit: 'deposit', stake: 'slots', loss: 'wallet' };

/** The kinds that there are limits of, or those of them that are wanted, in that order. */
function kindsOf(limits: Protection['limits'], wanted: readonly LimitKind[] | undefined): LimitKind[] {
  const kinds = [...new Set(limits.map(({ kind }) => kind))];
  return wanted?.filter((kind) => kinds.includes(kind)) ?? kinds;
}

/** Limits by kind, each for a day, a week and a month. */
export function ProtectionLimits({ props }: BlockViewProps<ProtectionLimitsProps>) {
  const say = useText();
  const protection = useSource('protection');
  return (
    <div className="lv-content">
      <SourceView
        loaded={protection}
        skeleton={<LimitSkeletons count={props.kinds?.length ?? Object.keys(icons).length} />}
      >
        {(value) => (
          <div className="lv-limits">
            {kindsOf(value.limits, props.kinds).map((kind) => (
              <section key={kind} className="lv-limit-card" aria-labelledby={`limit-${kind}`}>
                <h3 id={`limit-${kind}`} className="lv-limit-title">
                  <Icon name={icons[kind]} />
                  {say(`protect.kind.${kind}`)}
                </h3>
                <p className="lv-limit-text">{say(`protect.kind.${kind}.text`)}</p>
                <ul className="lv-limit-rows">
                  {value.limits
                    .filter((limit) => limit.kind === kind)
                    .map((limit) => (
                      <LimitRow key={limit.period} limit={limit} protection={value} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </SourceView>
    </div>
  );
}

function LimitSkeletons({ count }: { count: number }) {
  return (
    <div className="lv-limits">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="21rem" />
      ))}
    </div>
  );
}
