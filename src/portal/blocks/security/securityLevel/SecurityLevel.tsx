import { useId } from 'react';
import type { SecurityLevelProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { pointState } from '#portal/security/point-state.ts';
import { useSource } from '#portal/sources/use-source.ts';
import './security-level.css';

const levelOf = (done: number, all: number): 'low' | 'medium' | 'high' =>
  done >= all ? 'high' : done * 2 > all ? 'medium' : 'low';

/** Height of its placeholder: the head with the meter, and a row for each point. */
const heightOf = (points: number): string => `${8.75 + points * 2.8}rem`;

/** Security of the account, in words and as a meter; each missing point links to its page. */
export function SecurityLevel({ props }: BlockViewProps<SecurityLevelProps>) {
  const say = useText();
  const run = useAction();
  const id = useId();
  const security = useSource('security');
  return (
    <div className="lv-content">
      <SourceView loaded={security} skeleton={<Skeleton height={heightOf(props.order.length)} />}>
        {(value) => {
          const points = props.order.flatMap((name) => {
            const item = props.items[name];
            return item ? [{ name, ...item, state: pointState(value, item.shows) }] : [];
          });
          const done = points.filter(({ state }) => state === 'done').length;
          const level = levelOf(done, points.length);
          return (
            <section className="lv-level" data-level={level} aria-labelledby={id}>
              <div className="lv-level-head">
                <span className="lv-level-shield">
                  <Icon name="shield" size={30} />
                </span>
                <div>
                  <h4 id={id} className="lv-level-title">
                    {say(`security.level.${level}`)}
                  </h4>
                  <p className="lv-level-text">{say('security.level.text', { done, all: points.length })}</p>
                </div>
              </div>
              <div
                className="lv-level-meter"
                role="meter"
                aria-labelledby={id}
                aria-valuemin={0}
                aria-valuemax={points.length}
                aria-valuenow={done}
                aria-valuetext={say('security.level.text', { done, all: points.length })}
              >
                {points.map(({ name }, at) => (
                  <span key={name} data-done={at < done || undefined} />
                ))}
              </div>
              <ul className="lv-level-points">
                {points.map(({ name, label, action, state }) => (
                  <li key={name} data-state={state}>
                    <Icon name={state === 'done' ? 'check' : 'warning'} size={18} />
                    <span className="lv-level-point">
                      {say(label)}
                      <span className="lv-visually-hidden">: {say(`security.standing.${state}`)}</span>
                    </span>
                    {state !== 'done' && (
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`${say(`security.fix.${state}`)}: ${say(label)}`}
                        onClick={() => void run(action)}
                      >
                        {say(`security.fix.${state}`)}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        }}
      </SourceView>
    </div>
  );
}
