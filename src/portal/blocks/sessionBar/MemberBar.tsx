import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { useMenu } from '#ui/menu/use-menu.ts';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { depositPanel } from '#portal/cashier/deposit-panel.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import { Face } from '#portal/parts/Face.tsx';
import { useSession } from '#portal/session/use-session.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { Balance } from './Balance.tsx';

const shortcuts = [
  { panel: depositPanel, icon: 'deposit', label: 'session.deposit' },
  { panel: 'withdraw', icon: 'withdraw', label: 'session.withdraw' },
] as const;

/** Balance, shortcuts to pages that exist, and the member menu. */
export function MemberBar({ menu }: { menu: string }) {
  const say = useText();
  const run = useAction();
  const session = useSession();
  const { label, entries } = useMenu(menu);
  const panels = useDocuments((documents) => documents.screens);
  const excluded = useFact<boolean>('session.excluded') ?? false;
  const account = session?.account ?? '';
  const avatar = useSource('avatar');
  return (
    <div className="lv-session" role="group" aria-label={say('session.label')}>
      <Balance />
      {shortcuts
        .filter(({ panel }) => Object.hasOwn(panels, panel) && !(excluded && panel === depositPanel))
        .map(({ panel, icon, label: words }) => (
          <button
            key={panel}
            type="button"
            className="lv-button lv-button-secondary lv-button-small lv-session-shortcut"
            onClick={() => void run({ do: 'openCentre', centre: 'member', page: panel })}
          >
            <Icon name={icon} />
            <span className="lv-button-label">{say(words)}</span>
          </button>
        ))}
      <Popover
        placement="end"
        label={say(label ?? 'session.menu')}
        trigger={(trigger) => (
          <button type="button" className="lv-button lv-button-ghost lv-session-member" {...trigger}>
            <Face
              className="lv-avatar"
              name={account}
              picture={avatar.state === 'ready' ? avatar.value.avatar : null}
            />
            <span className="lv-session-account">{account}</span>
            <span className="lv-visually-hidden">{say('session.menu')}</span>
            <Icon name="chevron" />
          </button>
        )}
      >
        {(close) => (
          <ul className="lv-session-menu">
            {entries.map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} onUse={close} />
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  );
}
