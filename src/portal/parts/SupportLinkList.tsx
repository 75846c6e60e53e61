import { Button, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { useSource } from '#portal/sources/use-source.ts';
import './support-links.css';

const icons: Readonly<Record<string, IconName>> = {
  LIVECHAT: 'headset',
  TELEGRAM: 'telegram',
  VIBER: 'viber',
};

/** Ways to reach support, in the chat itself the others; nothing while the platform cannot name any. */
export function SupportLinkList({ title, inChat }: { title?: string; inChat?: boolean }) {
  const say = useText();
  const run = useAction();
  const { value } = useSource('domainRoute');
  const ways = value?.customerService.filter(({ inside }) => !inChat || !inside) ?? [];
  if (ways.length === 0) return null;
  return (
    <>
      {title !== undefined && <p>{say(title)}</p>}
      <ul className="lv-support-links">
        {ways.map((entry) => (
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
    </>
  );
}
