import type { SecurityListProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { LoginPlace } from '#portal/security/LoginPlace.tsx';
import { PlaceSkeletons } from '#portal/security/PlaceSkeletons.tsx';
import { pointState, type PointState } from '#portal/security/point-state.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { usePointLine } from './use-point-line.ts';

type Item = SecurityListProps['items'][string];

const tones = { done: 'good', unverified: 'open', missing: 'open' } as const;

/** Text key of the badge; a nickname is neither safe nor unsafe. */
const badgeOf = ({ shows }: Item, state: PointState): string | undefined => {
  if (shows === 'nickname' || shows === 'password') return undefined;
  const verified = shows === 'email' || shows === 'mobile';
  return `security.standing.${verified && state === 'done' ? 'verified' : state}`;
};

/** Security items of the account. Buttons and words come from the document, by the state of each item. */
export function SecurityList({ props }: BlockViewProps<SecurityListProps>) {
  const say = useText();
  const run = useAction();
  const lineOf = usePointLine();
  const security = useSource('security');
  return (
    <div className="lv-content">
      <SourceView loaded={security} skeleton={<PlaceSkeletons count={props.order.length} />}>
        {(value) => (
          <ul className="lv-places">
            {props.order.map((name) => {
              const item = props.items[name];
              if (!item) return null;
              const state = pointState(value, item.shows);
              const badge = badgeOf(item, state);
              const line =
                lineOf(value, item.shows) ?? (item.text === undefined ? undefined : say(item.text));
              const title = say(item.title);
              return (
                <LoginPlace
                  key={name}
                  icon={item.icon}
                  title={title}
                  badge={badge === undefined ? undefined : say(badge)}
                  tone={tones[state]}
                  end={(item[state] ?? []).map(({ label, action, look = 'secondary' }) => (
                    <Button
                      key={label}
                      size="small"
                      variant={look}
                      aria-label={`${say(label)}: ${title}`}
                      onClick={() => void run(action)}
                    >
                      {say(label)}
                    </Button>
                  ))}
                >
                  {line !== undefined && <p className="lv-place-line">{line}</p>}
                </LoginPlace>
              );
            })}
          </ul>
        )}
      </SourceView>
    </div>
  );
}
