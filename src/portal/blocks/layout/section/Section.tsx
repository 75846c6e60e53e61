import { useId } from 'react';
import type { SectionProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import '#portal/parts/layout.css';
import './section.css';

/** A titled part of a page; its tone sets it off from its neighbours. */
export function Section({ props, slots }: BlockViewProps<SectionProps>) {
  const say = useText();
  const titleId = useId();
  const { title, subtitle, icon, action, actionLabel, tone = 'plain' } = props;
  return (
    <section
      className="lv-section"
      data-tone={tone}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className="lv-section-inner lv-content">
        {title !== undefined && (
          <SectionHead
            id={titleId}
            title={say(title)}
            subtitle={subtitle === undefined ? undefined : say(subtitle)}
            icon={icon}
            end={
              action &&
              actionLabel !== undefined && (
                <ActionLink
                  action={action}
                  className="lv-section-action"
                  label={`${say(actionLabel)}: ${say(title)}`}
                >
                  {say(actionLabel)}
                  <Icon name="arrow" size={16} />
                </ActionLink>
              )
            }
          />
        )}
        <div className="lv-section-body">{slots['default']}</div>
      </div>
    </section>
  );
}
