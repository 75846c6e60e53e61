import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { listDeliveries, resendDelivery, webhooksKey } from './calls.ts';
import { say, sayIfKnown } from '../language/say.ts';

/** Refetch interval in milliseconds while a delivery is pending. */
const lookAgain = 3000;

/** Deliveries of a webhook, refetched while one is pending. */
export const DeliveryList = ({ id }: { id: string }) => {
  const { api } = useAdmin();
  const list = useInfiniteQuery({
    queryKey: [...webhooksKey, id, 'deliveries'],
    queryFn: ({ pageParam }) => listDeliveries(api, id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some((one) => one.state === 'waiting'))
        ? lookAgain
        : false,
  });
  const resend = useMutation({
    mutationFn: (delivery: string) => resendDelivery(api, id, delivery),
    onSettled: () => list.refetch(),
  });
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries);
  return (
    <section className="op-panel" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">{say('console.webhooks.deliveries.title')}</h2>
      <p className="op-lead">{say('console.webhooks.deliveries.lead')}</p>
      {list.isPending && <Loading rows={4} />}
      {list.error && <RefusalNotice refusal={refusalOf(list.error)} onRetry={() => void list.refetch()} />}
      {resend.error && <RefusalNotice refusal={refusalOf(resend.error)} />}
      {deliveries?.length === 0 && <p className="op-quiet">{say('console.webhooks.deliveries.none')}</p>}
      {deliveries && deliveries.length > 0 && (
        <table className="op-list">
          <caption className="op-unseen">{say('console.webhooks.deliveries.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('console.webhooks.deliveries.when')}</th>
              <th scope="col">{say('console.webhooks.deliveries.event')}</th>
              <th scope="col">{say('console.webhooks.deliveries.state')}</th>
              <th scope="col">{say('console.webhooks.deliveries.answer')}</th>
              <th scope="col">
                <span className="op-unseen">{say('console.webhooks.deliveries.resend')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                busy={resend.isPending}
                onResend={() => resend.mutate(delivery.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {say('console.webhooks.deliveries.older')}
          </Button>
        </div>
      )}
    </section>
  );
};

const chips = { waiting: 'op-chip-warning', delivered: 'op-chip-good', failed: 'op-chip-danger' } as const;

const DeliveryRow = ({
  delivery,
  busy,
  onResend,
}: {
  delivery: WebhookDelivery;
  busy: boolean;
  onResend: () => void;
}) => {
  const [open, setOpen] = useState(false);
  const { number, event, at, state, tries, status, fault, nextAt, body } = delivery;
  return (
    <>
      <tr>
        <td>
          <Time at={at} />
        </td>
        <th scope="row">{sayIfKnown(`console.webhooks.events.${event}`) ?? event}</th>
        <td>
          <span className={`op-chip ${chips[state]}`}>{say(`console.webhooks.deliveries.${state}`)}</span>
        </td>
        <td>
          {fault ?? status ?? ''}{' '}
          <span className="op-quiet">
            {tries > 0 && say('console.webhooks.deliveries.tries', { count: tries })}
            {state === 'waiting' && tries > 0 && (
              <>
                {' · '}
                {say('console.webhooks.deliveries.next')} <Time at={nextAt} />
              </>
            )}
          </span>
        </td>
        <td className="op-list-actions">
          <Button
            look="quiet"
            aria-expanded={open}
            aria-label={say('console.webhooks.deliveries.bodyOf', { number })}
            onPress={() => setOpen(!open)}
          >
            {say('console.webhooks.deliveries.body')}
          </Button>
          <Button
            look="quiet"
            isDisabled={busy}
            aria-label={say('console.webhooks.deliveries.resendOf', { number })}
            onPress={onResend}
          >
            {say('console.webhooks.deliveries.resend')}
          </Button>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5}>
            <pre className="op-webhook-body">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
          </td>
        </tr>
      )}
    </>
  );
};
