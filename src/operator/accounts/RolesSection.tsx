import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import type { Roles } from '../api/types.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { sessionKey } from '../sign-in/useSession.ts';
import { editAccount } from './calls.ts';
import { KindTable } from './KindTable.tsx';
import { kindsOf, roleWords, withKinds } from './role-words.ts';
import { say } from '../language/say.ts';
import { useBrandsToGive } from './useBrandsToGive.ts';

/** Editor of an account's roles per brand; changes take effect on saving. */
export const RolesSection = ({ account: { username, roles: saved } }: { account: Account }) => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const session = useOperatorSession();
  const brands = useBrandsToGive();
  const [roles, setRoles] = useState<Roles>(saved);
  const [chosen, setChosen] = useState<string>();
  const brand =
    brands.find(({ pack }) => pack === chosen) ??
    brands.find(({ pack }) => Object.hasOwn(saved, pack)) ??
    brands[0];
  const changed = !sameJson(roles as never, saved as never);
  const save = useMutation({
    mutationFn: () => {
      const ours = brands.reduce<Roles>(
        (given, { pack }) => withKinds(given, pack, kindsOf(roles, pack)),
        {},
      );
      return editAccount(api, username, { roles: ours });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['accounts'] }),
        ...(username === session.account ? [client.invalidateQueries({ queryKey: sessionKey })] : []),
      ]),
  });
  return (
    <section className="op-panel" aria-labelledby="roles-title">
      <h2 id="roles-title">{say('console.accounts.account.rolesTitle')}</h2>
      <p className="op-lead">{say('console.accounts.account.rolesLead')}</p>
      {username === session.account && changed && (
        <Notice tone="warning" title={say('console.accounts.account.own')} />
      )}
      <div className="op-roles">
        <ul className="op-roles-brands" aria-label={say('console.accounts.account.brands')}>
          {brands.map(({ pack, name }) => (
            <li key={pack}>
              <button
                type="button"
                aria-pressed={pack === brand?.pack}
                onClick={() => setChosen(pack)}
                data-changed={!sameJson(kindsOf(roles, pack), kindsOf(saved, pack))}
              >
                <strong>{name}</strong>
                <span>{roleWords(kindsOf(roles, pack))}</span>
              </button>
            </li>
          ))}
        </ul>
        {brand && <KindTable brand={brand} roles={roles} onRoles={setRoles} />}
      </div>
      {save.error && !save.isPending && <RefusalNotice refusal={refusalOf(save.error)} />}
      <div className="op-buttons op-buttons-start">
        <Button look="main" busy={save.isPending} isDisabled={!changed} onPress={() => save.mutate()}>
          {save.isPending ? say('console.accounts.account.saving') : say('console.accounts.account.save')}
        </Button>
        {changed && (
          <Button look="quiet" onPress={() => setRoles(saved)}>
            {say('console.accounts.account.undo')}
          </Button>
        )}
      </div>
    </section>
  );
};
