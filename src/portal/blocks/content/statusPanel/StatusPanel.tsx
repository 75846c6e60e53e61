import type { StatusPanelProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { buttonClass, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { SupportLinkList } from '#portal/parts/SupportLinkList.tsx';
import './status-panel.css';

/** A message that stands for the whole page: maintenance, region, not found. */
export function StatusPanel({ props }: BlockViewProps<StatusPanelProps>) {
  const say = useText();
  const { icon = 'info', title, text, support = false, action, actionLabel } = props;
  return (
    <div className="lv-status">
      <div className="lv-status-sheet">
        <span className="lv-status-icon">
          <Icon name={icon} size={52} />
        </span>
        <h1 className="lv-status-title">{say(title)}</h1>
        <p className="lv-status-text">{say(text)}</p>
        {action && actionLabel !== undefined && (
          <ActionLink action={action} className={buttonClass('primary', 'large')}>
            <span className="lv-button-label">{say(actionLabel)}</span>
          </ActionLink>
        )}
        {support && (
          <div className="lv-status-support">
            <SupportLinkList title="block.support.title" />
          </div>
        )}
      </div>
    </div>
  );
}
