import { Icon, Skeleton, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import type { LimitKind } from '#portal/protection/limits.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { LimitRow } from './LimitRow.tsx';
import '#portal/protection/protection.css';

const icons: Readonly<Record<LimitKind, IconName>> = { deposit: 'deposit', stake: 'slots', loss: 'wallet' };

/** Limits by kind, each for a day, a week and a month. */
export function ProtectionLimits() {
  const say = useText();
  const protection = useSource('protection');
  return (
    <div className="lv-content">
      <SourceView loaded={protection} skeleton={<Skeleton height="24rem" />}>
        {(value) => (
          <div className="lv-limits">
            {[...new Set(value.limits.map(({ kind }) => kind))].map((kind) => (
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
