import { allows, rights } from '#contract/operator-roles.ts';
import { roles as ranks, type Role, type Roles } from '../api/types.ts';
import { kindName, kinds } from '../documents/kind-name.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { kindsOf, presets, roleWords, withKinds, withRole } from './role-words.ts';

import type { BrandToGive } from './useBrandsToGive.ts';

/** Roles on one brand: the role for everything in the first row, then rows per kind where a higher role is possible. */
export const KindTable = ({
  brand: { pack, name },
  roles,
  onRoles,
}: {
  brand: BrandToGive;
  roles: Roles;
  onRoles: (roles: Roles) => void;
}) => {
  const given = kindsOf(roles, pack);
  const every = given['*'];
  const everywhere = kindsOf(roles, '*');
  const choose = (kind: string, role: Role | undefined): void => onRoles(withRole(roles, pack, kind, role));
  return (
    <div className="op-stack">
      <div className="op-presets" role="group" aria-label={say('console.accounts.presets.title')}>
        <span className="op-quiet">{say('console.accounts.presets.title')}</span>
        {presets.map(({ id, kinds: preset }) => (
          <Button key={id} look="quiet" onPress={() => onRoles(withKinds(roles, pack, preset))}>
            {say(`console.accounts.presets.${id}.name`)}
          </Button>
        ))}
        <Button
          look="quiet"
          isDisabled={every === undefined && Object.keys(given).length === 0}
          onPress={() => onRoles(withKinds(roles, pack, {}))}
        >
          {say('console.accounts.account.clear')}
        </Button>
      </div>
      {pack !== '*' && Object.keys(everywhere).length > 0 && (
        <Notice title={say('console.accounts.account.fromAll', { role: roleWords(everywhere) })} />
      )}
      <table className="op-list op-kinds">
        <caption className="op-unseen">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{say('console.accounts.account.kind')}</th>
            <th scope="col">{say('console.accounts.account.none')}</th>
            {ranks.map((role) => (
              <th key={role} scope="col">
                {say(`console.roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RoleRow brand={name} pack={pack} kind="*" role={every} onRole={(role) => choose('*', role)} />
          {kinds.map((kind) => (
            <RoleRow
              key={kind}
              brand={name}
              pack={pack}
              kind={kind}
              role={given[kind]}
              every={every}
              onRole={(role) => choose(kind, role)}
            />
          ))}
          {rights.map((right) => (
            <RoleRow
              key={right}
              brand={name}
              pack={pack}
              kind={right}
              role={given[right]}
              every={every === 'admin' ? every : undefined}
              onRole={(role) => choose(right, role)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const RoleRow = ({
  brand,
  pack,
  kind,
  role,
  every,
  onRole,
}: {
  brand: string;
  pack: string;
  kind: string;
  role: Role | undefined;
  /** Role that the kind inherits from the role for everything. */
  every?: Role | undefined;
  onRole: (role: Role | undefined) => void;
}) => {
  const title = kind === '*' ? say('console.accounts.account.everything') : kindName(kind);
  const none =
    every === undefined ? say('console.accounts.account.none') : say('console.accounts.account.inherit');
  const radio = (choice: Role | undefined, said: string) => (
    <input
      type="radio"
      name={`${pack} ${kind}`}
      aria-label={say('console.accounts.account.radio', { brand, kind: title, role: said })}
      checked={role === choice}
      onChange={() => onRole(choice)}
    />
  );
  return (
    <tr data-every={kind === '*'}>
      <th scope="row">{title}</th>
      <td>{radio(undefined, none)}</td>
      {ranks.map((choice) => (
        <td key={choice} data-held={allows(every, choice)}>
          {/* 'admin' is not given per kind, and a role that "everything" implies needs no radio button. */}
          {(kind === '*' || (choice !== 'admin' && !allows(every, choice))) &&
            radio(choice, say(`console.roles.${choice}`))}
          {allows(every, choice) && <span aria-hidden="true">✓</span>}
        </td>
      ))}
    </tr>
  );
};
