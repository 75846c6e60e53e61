import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say, sayIfKnown } from '../language/say.ts';
import { listWebhooks, webhooksKey } from './calls.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookState } from './WebhookState.tsx';
import './webhooks.css';

/** Webhooks that the operator may manage, with their states. */
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
      <title>{`${say('console.webhooks.title')} · ${say('console.common.product')}`}</title>
      <header className="op-page-head">
        <div>
          <h1>{say('console.webhooks.title')}</h1>
          <p className="op-lead">{say('console.webhooks.lead')}</p>
        </div>
        <Button look="main" isDisabled={!data} onPress={() => setAdding(true)}>
          {say('console.webhooks.add')}
        </Button>
      </header>
      {isPending && <Loading rows={4} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data?.webhooks.length === 0 && (
        <EmptyState icon="external" title={say('console.webhooks.emptyTitle')}>
          <p>{say('console.webhooks.empty')}</p>
        </EmptyState>
      )}
      {data && data.webhooks.length > 0 && (
        <div className="op-list-frame">
          <table className="op-list">
            <caption className="op-unseen">{say('console.webhooks.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('console.webhooks.name')}</th>
                <th scope="col">{say('console.webhooks.brand')}</th>
                <th scope="col">{say('console.webhooks.tells')}</th>
                <th scope="col">{say('console.webhooks.state')}</th>
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
                  <td>
                    {webhook.pack === '*' ? say('console.webhooks.everyBrand') : <code>{webhook.pack}</code>}
                  </td>
                  <td>
                    {webhook.events
                      .map((event) => sayIfKnown(`console.webhooks.events.${event}`) ?? event)
                      .join(', ')}
                  </td>
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
