import type { FeatureListProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './feature-list.css';

/** Short points with icons: cards, a numbered way from first to last, or a plain strip. */
export function FeatureList({ props }: BlockViewProps<FeatureListProps>) {
  const say = useText();
  const { order, items, variant = 'cards' } = props;
  const List = variant === 'steps' ? 'ol' : 'ul';
  return (
    <div className="lv-content">
      <List className="lv-features" data-variant={variant}>
        {order.map((id) => {
          const feature = Object.hasOwn(items, id) ? items[id] : undefined;
          if (!feature) return null;
          return (
            <li key={id} className="lv-feature">
              <span className="lv-feature-icon">
                <Icon name={feature.icon} />
              </span>
              <div className="lv-feature-words">
                <h3 className="lv-feature-title">{say(feature.title)}</h3>
                {feature.text !== undefined && <p className="lv-feature-text">{say(feature.text)}</p>}
              </div>
            </li>
          );
        })}
      </List>
    </div>
  );
}
