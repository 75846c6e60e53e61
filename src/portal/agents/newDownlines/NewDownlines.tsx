import { useState } from 'react';
import type { NewDownlinesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useKeyset } from '#portal/agents/use-keyset.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkTable } from './LinkTable.tsx';
import { OpenForm } from './OpenForm.tsx';
import '#portal/record/record.css';
import '../parts/team-overview.css';

/** Two ways to new downlines: the agent opens an account, or sends a link by which they register. */
export function NewDownlines({ props: { page } }: BlockViewProps<NewDownlinesProps>) {
  const say = useText();
  const [made, setMade] = useState('');
  // A new link stands on the first page.
  const pages = useKeyset(made);
  const loaded = useCall('agentLinks', {
    query: pages.after === undefined ? {} : { after: pages.after },
  });
  useFresh('agentLinks');
  // A link that was just made opens by itself: it is there to be sent.
  const [opened, setOpened] = useState<string>();
  const openMade = (code: string) => {
    setMade(code);
    setOpened(code);
  };
  return (
    <div className="lv-content lv-record">
      <SourceView loaded={loaded} skeleton={<Skeleton height="38rem" />}>
        {(value) =>
          value.kinds.length === 0 ? (
            <Notice icon="users" title={say('team.new.none')} />
          ) : (
            <>
              <section className="lv-team-part">
                <SectionHead title={say('team.open')} subtitle={say('team.open.hint')} />
                <OpenForm value={value} />
              </section>
              <section className="lv-team-part">
                <SectionHead title={say('team.links')} subtitle={say('team.links.hint')} />
                <LinkForm value={value} onMade={openMade} />
                <LinkTable value={value} pages={pages} page={page} opened={opened} onOpened={setOpened} />
              </section>
            </>
          )
        }
      </SourceView>
    </div>
  );
}
