import { Button, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { useSource } from '#portal/sources/use-source.ts';

const icons: Readonly<Record<string, IconName>> = {
  LIVECHAT: 'headset',
  TELEGRAM: 'telegram',
  VIBER: 'viber',
};

/** Ways to reach support. While the platform cannot name any, nothing stands here: the message above is what counts. */
export function SupportLinks() {
  const say = useText();
  const run = useAction();
  const { value } = useSource('domainRoute');
  if (!value || value.customerService.length === 0) return null;
  return (
    <div className="lv-status-support">
      <p>{say('block.support.title')}</p>
      <ul>
        {value.customerService.map((entry) => (
          <li key={entry.csPosition}>
            <Button
              icon={icons[entry.type] ?? 'chat'}
              onClick={() => void run({ do: 'openSupport', position: entry.csPosition })}
            >
              {entry.title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
