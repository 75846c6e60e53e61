import type { LinkedProvidersProps } from '#contract/generated/blocks.ts';
import { offeredWaysIn } from '#play/providers/ways-in.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSession } from '#portal/session/use-session.ts';
import { chooseProvider } from '#portal/ways-in/chosen.ts';
import { ProviderMark } from '#portal/ways-in/ProviderMark.tsx';
import { openRole } from '#portal/screens/open-role.ts';
import './linked-providers.css';

type Linked = CallValue<'memberProviders'>['providers'][number];

/** The providers that vouch for the member, and those that may; nothing for a visitor. */
export function LinkedProviders({ props }: BlockViewProps<LinkedProvidersProps>) {
  return useSession() ? <OfMember empty={props.empty} /> : null;
}

function OfMember({ empty = 'ways.none' }: { empty: string | undefined }) {
  const say = useText();
  const loaded = useCall('memberProviders', {});
  return (
    <div className="lv-content">
      <SourceView loaded={loaded} skeleton={<Skeleton height="4.5rem" />}>
        {({ providers }) =>
          providers.length === 0 ? (
            <Notice icon="key" title={say(empty)} />
          ) : (
            <ul className="lv-linked" aria-label={say('ways.title')}>
              {providers.map((provider) => (
                <Row key={provider.provider} of={provider} />
              ))}
            </ul>
          )
        }
      </SourceView>
    </div>
  );
}

function Row({ of: { provider, linked, offered, name, linkedAt } }: { of: Linked }) {
  const say = useText();
  const portal = usePortal();
  const way = useDocuments(offeredWaysIn).find(({ id }) => id === provider);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const title = `waysIn.name.${provider}`;
  const called = portal.texts.has(title) ? say(title) : provider;
  const open = () => {
    chooseProvider(portal, provider);
    openRole(portal, linked ? 'unlinkProvider' : 'linkProvider');
  };
  return (
    <li className="lv-linked-row">
      <ProviderMark mark={way?.mark ?? 'key'} />
      <div className="lv-linked-who">
        <p className="lv-linked-name">{called}</p>
        <p className="lv-linked-state">
          {linked && linkedAt !== undefined
            ? say('ways.since', { name: name ?? called, date: formatDateTime(linkedAt, timeZone) })
            : say('ways.notLinked')}
        </p>
        {linked && !offered && <p className="lv-linked-state">{say('ways.gone')}</p>}
      </div>
      <Button
        size="small"
        variant={linked ? 'ghost' : 'secondary'}
        aria-label={say(linked ? 'ways.unlinkOf' : 'ways.linkOf', { provider: called })}
        onClick={open}
      >
        {say(linked ? 'ways.unlink' : 'ways.link')}
      </Button>
    </li>
  );
}
