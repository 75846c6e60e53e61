import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Switch } from '../parts/Switch.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import { addAccount } from './calls.ts';
import { OneTimePassword } from './OneTimePassword.tsx';
import { presets, withKinds } from './role-words.ts';
import { useBrandsToGive } from './useBrandsToGive.ts';

const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/;

const faultOf = (username: string): string | undefined =>
  username === ''
    ? say('console.accounts.create.missing')
    : usernamePattern.test(username)
      ? undefined
      : say('console.accounts.create.wrong');

/** Dialog for a new account's name, brand and role; then shows its password, with a link to detailed roles. */
export const NewAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const navigate = useNavigate();
  const brands = useBrandsToGive();
  const [username, setUsername] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [preset, setPreset] = useState('editor');
  const [totpRequired, setTotpRequired] = useState(false);
  const [asked, setAsked] = useState(false);
  // All brands is a lot to give by accident.
  const brand = chosen ?? brands.find(({ pack }) => pack !== '*')?.pack ?? brands[0]?.pack ?? '';
  const name = username.trim();
  const add = useMutation({
    mutationFn: () => {
      const given = presets.find(({ id }) => id === preset)?.kinds ?? {};
      return addAccount(api, { username: name, roles: withKinds({}, brand, given), totpRequired });
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['accounts'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!faultOf(name) && brand !== '' && !add.isPending) add.mutate();
  };
  if (add.data) {
    return (
      <OneTimePassword
        username={name}
        password={add.data.password}
        onDone={() => void navigate(`/accounts/${encodeURIComponent(name)}`)}
      />
    );
  }
  return (
    <Dialog title={say('console.accounts.create.title')} onClose={onClose}>
      <form className="op-stack" onSubmit={submit} noValidate>
        <TextInput
          label={say('console.accounts.create.username')}
          hint={say('console.accounts.create.hint')}
          value={username}
          onChange={setUsername}
          spellCheck="false"
          autoComplete="off"
          error={asked ? faultOf(name) : undefined}
        />
        <div className="op-pair">
          <div className="op-field">
            <span className="op-field-name">{say('console.accounts.create.brand')}</span>
            <Picker
              label={say('console.accounts.create.brand')}
              value={brand}
              options={brands.map(({ pack, name: title }) => ({
                id: pack,
                name: title,
                hint: pack === '*' ? '' : pack,
              }))}
              onChange={setChosen}
            />
          </div>
          <div className="op-field">
            <span className="op-field-name">{say('console.accounts.create.role')}</span>
            <Picker
              label={say('console.accounts.create.role')}
              value={preset}
              options={presets.map(({ id }) => ({
                id,
                name: say(`console.accounts.presets.${id}.name`),
                hint: say(`console.accounts.presets.${id}.hint`),
              }))}
              onChange={setPreset}
            />
          </div>
        </div>
        <div className="op-setting">
          <Switch
            label={say('console.accounts.create.totp')}
            isSelected={totpRequired}
            onChange={setTotpRequired}
          />
          <span aria-hidden="true">{say('console.accounts.create.totp')}</span>
        </div>
        <p className="op-quiet">{say('console.accounts.create.later')}</p>
        {add.error && !add.isPending && <RefusalNotice refusal={refusalOf(add.error)} />}
        <div className="op-buttons">
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button look="main" type="submit" busy={add.isPending} isDisabled={brand === ''}>
            {add.isPending ? say('console.accounts.create.busy') : say('console.accounts.create.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
