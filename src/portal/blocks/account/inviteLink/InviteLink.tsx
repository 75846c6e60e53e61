import type { InviteLinkProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { CopyField } from '#portal/parts/CopyField.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSource } from '#portal/sources/use-source.ts';
import './invite-link.css';

/** The link that registers players below the agent who is logged in. */
export function InviteLink({ props }: BlockViewProps<InviteLinkProps>) {
  const say = useText();
  const agent = useFact<boolean>('member.isAgent') ?? false;
  return (
    <div className="lv-content">
      {agent ? (
        <AgentLink page={props.page} />
      ) : (
        <Notice icon="users" title={say('block.invite.agentsOnly')} />
      )}
    </div>
  );
}

function AgentLink({ page }: { page: string | undefined }) {
  const say = useText();
  const { window: portalWindow } = usePortal();
  const path = useDocuments((documents) =>
    page === undefined ? screenOfRole(documents, 'registerPage') : documents.screens[page],
  )?.path;
  const member = useSource('member');
  return (
    <SourceView loaded={member} skeleton={<Skeleton height="4.5rem" />}>
      {({ affiliateCode }) => {
        if (affiliateCode === undefined) {
          return <Notice icon="users" title={say('block.invite.none')} text={say('block.invite.noneHint')} />;
        }
        const link = new URL(path ?? '/', portalWindow.address());
        link.searchParams.set('affiliateCode', affiliateCode);
        return (
          <div className="lv-invite">
            <CopyField label={say('block.invite.link')} value={link.href} />
            <CopyField label={say('block.invite.code')} value={affiliateCode} />
          </div>
        );
      }}
    </SourceView>
  );
}
