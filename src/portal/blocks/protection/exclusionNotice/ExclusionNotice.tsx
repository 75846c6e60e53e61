import type { ExclusionNoticeProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Icon, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { exclusionWords } from '#portal/protection/exclusion-words.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSession } from '#portal/session/use-session.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import '#portal/protection/protection.css';

type Way = NonNullable<ExclusionNoticeProps['ways']>[number];

const looks: Readonly<Record<Way, { icon: IconName; label: string }>> = {
  withdrawal: { icon: 'withdraw', label: 'excluded.withdraw' },
  transactions: { icon: 'history', label: 'excluded.records' },
};
const all: Way[] = ['withdrawal', 'transactions'];

/** Until when play is closed, and the ways that stay open. */
export function ExclusionNotice({
  props: { text = 'excluded.open', ways = all },
}: BlockViewProps<ExclusionNoticeProps>) {
  const say = useText();
  const portal = usePortal();
  const { login, clock } = portal;
  const exclusion = useSession()?.exclusion;
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const documents = useDocuments((every) => every);
  if (!exclusion) return null;
  return (
    <div className="lv-content lv-reality">
      <Icon name="shield" size={40} />
      <p>{exclusionWords(say, exclusion, { timeZone, now: clock() })}</p>
      <p>{say(text)}</p>
      <div className="lv-reality-answers">
        {ways
          .filter((role) => screenOfRole(documents, role))
          .map((role, at) => (
            <Button
              key={role}
              block
              icon={looks[role].icon}
              variant={at === 0 ? 'primary' : 'secondary'}
              onClick={() => void openPanel(portal, role)}
            >
              {say(looks[role].label)}
            </Button>
          ))}
        <Button block variant="ghost" icon="logout" onClick={() => void login.end()}>
          {say('reality.leave')}
        </Button>
      </div>
    </div>
  );
}
