import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Icon } from '../parts/Icon.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { say } from '../language/say.ts';
import { listWebhooks, webhooksKey } from './calls.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';
import './webhooks.css';

/** One webhook: state, actions and deliveries. */
export const WebhookPage = () => {
  const { id = '' } = useParams();
  const { api } = useAdmin();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: webhooksKey,
    queryFn: () => listWebhooks(api),
  });
  const webhook = data?.webhooks.find((entry) => entry.id === id);
  if (isPending) return <Loading rows={6} />;
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />;
  if (!webhook) return <NotFound />;
  return (
    <>
      <title>{`${webhook.name} · ${say('console.webhooks.title')} · ${say('console.common.product')}`}</title>
      <Link className="op-back" to="/webhooks">
        <Icon name="back" />
        {say('console.webhooks.back')}
      </Link>
      <h1>{webhook.name}</h1>
      <p className="op-webhook-facts">
        <WebhookState webhook={webhook} />
        <code>{webhook.url}</code>
        <span className="op-quiet">
          {webhook.pack === '*' ? say('console.webhooks.everyBrand') : webhook.pack}
        </span>
      </p>
      {webhook.switchedOff !== null && (
        <Notice tone="danger" title={say('console.webhooks.switchedOffTitle')}>
          <p>{webhook.switchedOff}</p>
        </Notice>
      )}
      <WebhookActions webhook={webhook} events={data.events} />
      <DeliveryList id={id} />
    </>
  );
};
