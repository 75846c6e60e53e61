import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Webhook, WebhookEvent } from '#contract/generated/admin-types.ts';
import { useBrandsToGive } from '../accounts/useBrandsToGive.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say, sayIfKnown } from '../language/say.ts';
import { addWebhook, editWebhook, webhooksKey } from './calls.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** Form for a webhook's name, address and events; a new webhook's secret is shown afterwards. */
export const WebhookForm = ({
  webhook,
  events: all,
  onClose,
}: {
  /** Undefined for a new webhook. */
  webhook?: Webhook;
  events: readonly WebhookEvent[];
  onClose: () => void;
}) => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const navigate = useNavigate();
  const brands = useBrandsToGive();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(
    webhook?.events ?? ['published', 'rolledBack'],
  );
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState(false);
  const pack = chosen ?? brands[0]?.pack ?? '';
  const save = useMutation({
    mutationFn: async () => {
      const fields = { name: name.trim(), url: url.trim(), events: [...events] };
      if (!webhook) return addWebhook(api, { ...fields, pack });
      await editWebhook(api, webhook.id, fields);
      return undefined;
    },
    onSuccess: (added) => {
      void client.invalidateQueries({ queryKey: webhooksKey });
      if (!added) onClose();
    },
  });
  const added = save.data;
  if (added) {
    return <SecretDialog secret={added.secret} onDone={() => void navigate(`/webhooks/${added.id}`)} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() && url.trim() && events.length > 0 && (webhook || pack) && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      title={webhook ? say('console.webhooks.form.editTitle') : say('console.webhooks.form.newTitle')}
      onClose={onClose}
    >
      <form className="op-stack" onSubmit={submit} noValidate>
        <TextInput
          label={say('console.webhooks.name')}
          value={name}
          onChange={setName}
          maxLength={80}
          error={asked && !name.trim() ? say('console.webhooks.form.nameMissing') : undefined}
        />
        <TextInput
          label={say('console.webhooks.url')}
          hint={say('console.webhooks.form.urlHint')}
          value={url}
          onChange={setUrl}
          maxLength={2000}
          inputMode="url"
          spellCheck="false"
          error={asked && !url.trim() ? say('console.webhooks.form.urlMissing') : undefined}
        />
        {!webhook && (
          <div className="op-field">
            <span className="op-field-name">{say('console.webhooks.brand')}</span>
            <Picker
              label={say('console.webhooks.brand')}
              value={pack}
              options={brands.map((brand) => ({
                id: brand.pack,
                name: brand.name,
                hint: brand.pack === '*' ? '' : brand.pack,
              }))}
              onChange={setChosen}
            />
          </div>
        )}
        <fieldset className="op-webhook-events">
          <legend>{say('console.webhooks.tells')}</legend>
          {all.map((event) => (
            <label key={event}>
              <input
                type="checkbox"
                checked={events.includes(event)}
                onChange={({ target }) =>
                  setEvents(
                    target.checked
                      ? [...events, event]
                      : events.filter((chosenEvent) => chosenEvent !== event),
                  )
                }
              />
              {sayIfKnown(`console.webhooks.events.${event}`) ?? event}
            </label>
          ))}
          {asked && events.length === 0 && (
            <p className="op-field-error">{say('console.webhooks.form.eventsMissing')}</p>
          )}
        </fieldset>
        {save.error && !save.isPending && <RefusalNotice refusal={refusalOf(save.error)} />}
        <div className="op-buttons">
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button look="main" type="submit" busy={save.isPending}>
            {save.isPending
              ? say('console.webhooks.form.busy')
              : webhook
                ? say('console.webhooks.form.save')
                : say('console.webhooks.form.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
