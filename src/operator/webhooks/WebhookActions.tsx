import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Webhook, WebhookEvent } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { editWebhook, removeWebhook, rotateSecret, testWebhook, webhooksKey } from './calls.ts';
import { SecretDialog } from './SecretDialog.tsx';

import { WebhookForm } from './WebhookForm.tsx';

/** Actions on a webhook; irreversible ones ask for confirmation. */
export const WebhookActions = ({
  webhook,
  events,
}: {
  webhook: Webhook;
  events: readonly WebhookEvent[];
}) => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [open, setOpen] = useState<'edit' | 'remove' | 'rotate'>();
  const { id, name, active } = webhook;
  const settled = () => client.invalidateQueries({ queryKey: webhooksKey });
  const test = useMutation({
    mutationFn: () => testWebhook(api, id),
    onSuccess: () => {
      announce(say('console.webhooks.actions.tested'));
      return settled();
    },
  });
  const turn = useMutation({
    mutationFn: () => editWebhook(api, id, { active: !active }),
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: () => removeWebhook(api, id),
    onSuccess: async () => {
      await navigate('/webhooks');
      await settled();
    },
  });
  const rotate = useMutation({
    mutationFn: () => rotateSecret(api, id),
    onSuccess: () => setOpen(undefined),
  });
  const asking = open === 'remove' ? remove : rotate;
  const failed = test.error ?? turn.error;
  return (
    <>
      <div className="op-buttons op-buttons-start">
        <Button busy={test.isPending} isDisabled={!active} onPress={() => test.mutate()}>
          {say('console.webhooks.actions.test')}
        </Button>
        <Button onPress={() => setOpen('edit')}>{say('console.webhooks.actions.edit')}</Button>
        <Button busy={turn.isPending} onPress={() => turn.mutate()}>
          {active ? say('console.webhooks.actions.off') : say('console.webhooks.actions.on')}
        </Button>
        <Button onPress={() => setOpen('rotate')}>{say('console.webhooks.secret.rotate')}</Button>
        <Button look="danger" onPress={() => setOpen('remove')}>
          {say('console.webhooks.actions.remove')}
        </Button>
      </div>
      {failed && <RefusalNotice refusal={refusalOf(failed)} />}
      {open === 'edit' && (
        <WebhookForm webhook={webhook} events={events} onClose={() => setOpen(undefined)} />
      )}
      {(open === 'remove' || open === 'rotate') && (
        <Dialog
          title={
            open === 'remove'
              ? say('console.webhooks.actions.removeTitle')
              : say('console.webhooks.secret.rotateDo')
          }
          size="small"
          onClose={() => setOpen(undefined)}
          actions={
            <>
              <Button onPress={() => setOpen(undefined)}>{say('console.common.cancel')}</Button>
              <Button
                look={open === 'remove' ? 'danger' : 'main'}
                busy={asking.isPending}
                onPress={() => (open === 'remove' ? remove.mutate() : rotate.mutate())}
              >
                {open === 'remove'
                  ? say('console.webhooks.actions.removeDo')
                  : say('console.webhooks.secret.rotateDo')}
              </Button>
            </>
          }
        >
          <p className="op-lead">
            {open === 'remove'
              ? say('console.webhooks.actions.removeAsk', { name })
              : say('console.webhooks.secret.rotateAsk')}
          </p>
          {asking.error && <RefusalNotice refusal={refusalOf(asking.error)} />}
        </Dialog>
      )}
      {rotate.data && <SecretDialog secret={rotate.data.secret} rotated onDone={rotate.reset} />}
    </>
  );
};
