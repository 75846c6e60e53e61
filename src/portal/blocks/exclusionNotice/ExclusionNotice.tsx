import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Icon, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { exclusionWords } from '#portal/protection/exclusion-words.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSession } from '#portal/session/use-session.ts';
import '#portal/protection/protection.css';

const ways = [
  { panel: 'withdraw', icon: 'withdraw', label: 'excluded.withdraw' },
  { panel: 'transactionHistory', icon: 'history', label: 'excluded.records' },
] as const satisfies readonly { panel: string; icon: IconName; label: string }[];

/** Until when play is closed, and the ways that stay open. */
export function ExclusionNotice() {
  const say = useText();
  const run = useAction();
  const { login, clock } = usePortal();
  const exclusion = useSession()?.exclusion;
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const panels = useDocuments(({ screens }) => screens);
  if (!exclusion) return null;
  return (
    <div className="lv-content lv-reality">
      <Icon name="shield" size={40} />
      <p>{exclusionWords(say, exclusion, { timeZone, now: clock() })}</p>
      <p>{say('excluded.open')}</p>
      <div className="lv-reality-answers">
        {ways
          .filter(({ panel }) => Object.hasOwn(panels, panel))
          .map(({ panel, icon, label }, at) => (
            <Button
              key={panel}
              block
              icon={icon}
              variant={at === 0 ? 'primary' : 'secondary'}
              onClick={() => void run({ do: 'openCentre', centre: 'member', page: panel })}
            >
              {say(label)}
            </Button>
          ))}
        <Button block variant="ghost" icon="logout" onClick={() => void login.end()}>
          {say('reality.leave')}
        </Button>
      </div>
    </div>
  );
}
