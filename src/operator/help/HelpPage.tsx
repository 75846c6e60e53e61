import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { HelpDocument } from '#contract/generated/documents.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { documentAddress } from '../documents/document-address.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';

type Vote = AdminCallTypes['helpVotes']['value']['votes'][number];

/** Refetch interval in milliseconds. */
const lookAgain = 15_000;

/** Articles of the help centre, each with what its readers say of it in each language. */
export const HelpPage = () => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const help = documentOf(usePackDocuments(), 'help', 'main');
  const { data, error, refetch } = useQuery({
    queryKey: ['help', pack],
    queryFn: () => api.call('helpVotes', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
  });
  return (
    <section className="op-section" aria-labelledby="help-title">
      <header className="op-section-head">
        <h1 id="help-title">{say('console.help.title')}</h1>
        <p className="op-lead">{say('console.help.lead')}</p>
      </header>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {help ? (
        <ArticleTable help={help} votes={data?.votes ?? []} />
      ) : (
        <EmptyState icon="info" title={say('console.help.none')} />
      )}
    </section>
  );
};

const ArticleTable = ({ help, votes }: { help: HelpDocument; votes: readonly Vote[] }) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  return (
    <DataTable
      columns={[
        say('console.help.article'),
        say('console.help.language'),
        say('console.help.yes'),
        say('console.help.no'),
      ]}
      label={say('console.help.title')}
    >
      {help.order.flatMap((id) => {
        const article = help.articles[id];
        if (!article) return [];
        const own = votes.filter((vote) => vote.article === id);
        const name = (
          <Link className="op-link" to={documentAddress(pack, 'help/main', `/articles/${id}`)}>
            {nameOf(documents, article.title) ?? id}
          </Link>
        );
        if (own.length === 0)
          return [
            <tr key={id}>
              <th scope="row">{name}</th>
              <td colSpan={3}>{say('console.help.noVotes')}</td>
            </tr>,
          ];
        return own.map(({ language, yes, no }, index) => (
          <tr key={`${id} ${language}`}>
            {index === 0 && (
              <th scope="rowgroup" rowSpan={own.length}>
                {name}
              </th>
            )}
            <td>{language}</td>
            <td>{wholeText(yes)}</td>
            <td>{wholeText(no)}</td>
          </tr>
        ));
      })}
    </DataTable>
  );
};
