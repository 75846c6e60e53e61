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
import { texts } from '../texts.ts';
import { addAccount } from './calls.ts';
import { OneTimePassword } from './OneTimePassword.tsx';
import { presets, withKinds } from './role-words.ts';
import { accountTexts } from './texts.ts';
import { useBrandsToGive } from './useBrandsToGive.ts';

const words = accountTexts.create;
const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/;

const faultOf = (username: string): string | undefined =>
  username === '' ? words.missing : usernamePattern.test(username) ? undefined : words.wrong;

/** A name, a brand and what for; then the password to pass on, and the way to finer roles. */
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
  const brand = chosen ?? brands.find(({ pack }) => pack !== '*')?.pack ?? '*';
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
    if (!faultOf(name) && !add.isPending) add.mutate();
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
    <Dialog title={words.title} onClose={onClose}>
      <form className="op-stack" onSubmit={submit} noValidate>
        <TextInput
          label={words.username}
          hint={words.hint}
          value={username}
          onChange={setUsername}
          spellCheck="false"
          autoComplete="off"
          error={asked ? faultOf(name) : undefined}
        />
        <div className="op-pair">
          <div className="op-field">
            <span className="op-field-name">{words.brand}</span>
            <Picker
              label={words.brand}
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
            <span className="op-field-name">{words.role}</span>
            <Picker
              label={words.role}
              value={preset}
              options={presets.map(({ id }) => ({ id, ...accountTexts.presets[id] }))}
              onChange={setPreset}
            />
          </div>
        </div>
        <div className="op-setting">
          <Switch label={words.totp} isSelected={totpRequired} onChange={setTotpRequired} />
          <span aria-hidden="true">{words.totp}</span>
        </div>
        <p className="op-quiet">{words.later}</p>
        {add.error && !add.isPending && <RefusalNotice refusal={refusalOf(add.error)} />}
        <div className="op-buttons">
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button look="main" type="submit" busy={add.isPending}>
            {add.isPending ? words.busy : words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
