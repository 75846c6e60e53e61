import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { texts } from '../texts.ts';
import { listWebhooks, webhooksKey } from './calls.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookState } from './WebhookState.tsx';
import './webhooks.css';
import { webhookTexts as words } from './texts.ts';

/** Every webhook one may manage, and how it stands. */
export const WebhooksPage = () => {
  const { api } = useAdmin();
  const [adding, setAdding] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: webhooksKey,
    queryFn: () => listWebhooks(api),
    staleTime: 0,
  });
  return (
    <>
      <title>{`${words.title} · ${texts.product}`}</title>
      <header className="op-page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="op-lead">{words.lead}</p>
        </div>
        <Button look="main" isDisabled={!data} onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      </header>
      {isPending && <Loading rows={4} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data?.webhooks.length === 0 && (
        <EmptyState icon="external" title={words.emptyTitle}>
          <p>{words.empty}</p>
        </EmptyState>
      )}
      {data && data.webhooks.length > 0 && (
        <div className="op-list-frame">
          <table className="op-list">
            <caption className="op-unseen">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.brand}</th>
                <th scope="col">{words.tells}</th>
                <th scope="col">{words.state}</th>
              </tr>
            </thead>
            <tbody>
              {data.webhooks.map((webhook) => (
                <tr key={webhook.id}>
                  <th scope="row">
                    <Link className="op-link" to={`/webhooks/${webhook.id}`}>
                      {webhook.name}
                    </Link>
                    <span className="op-webhook-url">{webhook.url}</span>
                  </th>
                  <td>{webhook.pack === '*' ? words.everyBrand : <code>{webhook.pack}</code>}</td>
                  <td>{webhook.events.map((event) => words.events[event] ?? event).join(', ')}</td>
                  <td>
                    <WebhookState webhook={webhook} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {adding && data && <WebhookForm events={data.events} onClose={() => setAdding(false)} />}
    </>
  );
};
