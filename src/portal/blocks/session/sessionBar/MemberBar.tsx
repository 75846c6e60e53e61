import { useMenu } from '#ui/menu/use-menu.ts';
import { Button, Icon, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useShortcuts } from '#portal/cashier/use-shortcuts.ts';
import { Face } from '#portal/parts/Face.tsx';
import { useSession } from '#portal/session/use-session.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { Balance } from './Balance.tsx';
import { SessionMenu } from './SessionMenu.tsx';

/** Balance, shortcuts to pages that exist, and the member menu. */
export function MemberBar({ menu, balanceMenu }: { menu: string; balanceMenu?: string | undefined }) {
  const say = useText();
  const portal = usePortal();
  const session = useSession();
  const { label, entries } = useMenu(menu);
  const shortcuts = useShortcuts();
  const account = session?.account ?? '';
  const avatar = useSource('avatar');
  return (
    <div className="lv-session" role="group" aria-label={say('session.label')}>
      <Balance menu={balanceMenu} />
      {shortcuts.map(({ role, icon, label: words, variant }) => (
        <Button
          key={role}
          variant={variant}
          size="small"
          icon={icon}
          iconOnPhones
          className="lv-session-shortcut"
          data-role={role}
          onClick={() => void openPanel(portal, role)}
        >
          {say(words)}
        </Button>
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
        {(close) => <SessionMenu entries={entries} onUse={close} />}
      </Popover>
    </div>
  );
}
