import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say, spokenLanguage } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { editMail, readMail } from './calls.ts';

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/u;
const queryKey = ['own-mail'];

/** Where notices go by mail, in the language of this console. */
export const MailForm = () => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey, queryFn: () => readMail(api) });
  const [typed, setTyped] = useState<string>();
  const email = (typed ?? data?.email ?? '').trim();
  const wrong = email !== '' && !ADDRESS.test(email);
  const change = useMutation({
    mutationFn: () => editMail(api, email === '' ? null : email, spokenLanguage()),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong && !change.isPending) change.mutate();
  };
  return (
    <form className="op-stack op-narrow" onSubmit={submit} noValidate>
      <p className="op-quiet">{say('console.myAccount.mail.lead')}</p>
      {data && !data.sends && <Notice tone="warning" title={say('console.myAccount.mail.noMails')} />}
      {error && <RefusalNotice refusal={refusalOf(error)} />}
      <TextInput
        label={say('console.myAccount.mail.address')}
        hint={say('console.myAccount.mail.hint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={typed ?? data?.email ?? ''}
        onChange={(next) => {
          setTyped(next);
          change.reset();
        }}
        error={wrong ? say('console.myAccount.mail.wrong') : undefined}
      />
      {change.error && <RefusalNotice refusal={refusalOf(change.error)} />}
      {change.isSuccess && <Notice tone="good" live title={say('console.myAccount.mail.saved')} />}
      <div>
        <Button type="submit" look="main" busy={change.isPending} isDisabled={!data}>
          {say('console.myAccount.mail.save')}
        </Button>
      </div>
    </form>
  );
};
