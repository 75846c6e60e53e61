import type { EmptyStateProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { buttonClass } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { Notice } from '#portal/parts/Notice.tsx';

/** Says that there is nothing here yet, and where to go. */
export function EmptyState({ props }: BlockViewProps<EmptyStateProps>) {
  const say = useText();
  const { icon, title, text, action, actionLabel } = props;
  return (
    <div className="lv-content">
      <Notice
        {...(icon ? { icon } : {})}
        title={say(title)}
        text={text === undefined ? undefined : say(text)}
        action={
          action &&
          actionLabel !== undefined && (
            <ActionLink action={action} className={buttonClass('primary')}>
              <span className="lv-button-label">{say(actionLabel)}</span>
            </ActionLink>
          )
        }
      />
    </div>
  );
}
