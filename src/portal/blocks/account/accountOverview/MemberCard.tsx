import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { Face } from '#portal/parts/Face.tsx';
import { agentTypes, guestType } from '#portal/session/member-types.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openRole } from '#portal/screens/open-role.ts';

type Member = SourceValues['member'];

const kindOf = (type: number) =>
  type === guestType ? 'guest' : agentTypes.includes(type) ? 'agent' : 'member';

/** Facts about the member; for a guest the advantages of a real account. */
export function MemberCard({ member, onPicture }: { member: Member; onPicture?: (() => void) | undefined }) {
  const say = useText();
  const timeZone = useDocuments((documents) => documents.brand.timeZone) ?? 'UTC';
  const kind = kindOf(member.type);
  const labels = [member.clubLabel, ...member.memberLabel].map(({ labelName }) => labelName).filter(Boolean);
  const name = member.nickname || member.account;
  const facts: [label: string, value: string][] = [
    ...(name === member.account ? [] : [['block.account.account', member.account] as [string, string]]),
    ...(member.toUpline === null ? [] : [['block.account.upline', member.toUpline] as [string, string]]),
    [
      'block.account.lastLogin',
      member.lastLoginAt === null
        ? say('block.account.firstVisit')
        : formatDateTime(member.lastLoginAt, timeZone),
    ],
  ];
  return (
    <section className="lv-member" data-kind={kind} aria-label={say('block.account.title')}>
      <div className="lv-member-head">
        <MemberFace name={name} onPicture={kind === 'guest' ? undefined : onPicture} />
        <div className="lv-member-who">
          <p className="lv-member-name">{name}</p>
          <p className="lv-member-kind">{say(`block.account.kind.${kind}`)}</p>
        </div>
      </div>
      {labels.length > 0 && (
        <ul className="lv-member-labels" aria-label={say('block.account.labels')}>
          {[...new Set(labels)].map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      <dl className="lv-member-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {kind === 'guest' && <GuestOffer />}
    </section>
  );
}

/** The picture; where it can be changed, a button that leads there. */
function MemberFace({ name, onPicture }: { name: string; onPicture: (() => void) | undefined }) {
  const say = useText();
  const avatar = useSource('avatar');
  const face = (
    <Face
      className="lv-member-face"
      name={name}
      picture={avatar.state === 'ready' ? avatar.value.avatar : null}
    />
  );
  if (!onPicture) return face;
  return (
    <button type="button" className="lv-member-picture" aria-label={say('avatar.change')} onClick={onPicture}>
      {face}
      <span className="lv-member-pencil">
        <Icon name="plus" size={14} />
      </span>
    </button>
  );
}

function GuestOffer() {
  const say = useText();
  const portal = usePortal();
  return (
    <div className="lv-member-offer">
      <p>{say('block.account.guestHint')}</p>
      <Button variant="primary" onClick={() => openRole(portal, 'register')}>
        {say('block.account.openReal')}
      </Button>
    </div>
  );
}
