import { useQuery } from '@tanstack/react-query';
import type { BrandImpact, FieldImpact } from '#contract/generated/admin-types.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { usePackName } from '../brands/usePackName.ts';
import { fieldName, formName } from '../documents/form-table.ts';
import { documentOf, type PackDocuments } from '../documents/reader.ts';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { countMembers } from './calls.ts';
import { say } from '../language/say.ts';

/** True when a change of these documents may refuse values of existing members. */
export const concernsMembers = (keys: readonly DocumentKey[]): boolean =>
  keys.some((key) => /^(?:rules|patterns|form)\//.test(key));

/** Number of members whose values the drafted rules refuse; the server counts over all drafts once they are `sound`. */
export const MembersImpact = ({ documents, sound }: { documents: PackDocuments; sound: boolean }) => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { saves } = useWorkspaceState();
  const count = useQuery({
    queryKey: ['members-impact', pack, saves],
    queryFn: () => countMembers(api, pack),
    enabled: sound,
    retry: false,
    gcTime: 0,
  });
  const refusal = count.error ? refusalOf(count.error) : undefined;
  return (
    <section className="op-impact-group" aria-labelledby="impact-members">
      <h3 id="impact-members">{say('console.impact.members.title')}</h3>
      {count.isLoading && (
        <p className="op-quiet" role="status">
          {say('console.impact.members.counting')}{' '}
          <progress aria-label={say('console.impact.members.counting')} />
        </p>
      )}
      {(!sound || refusal?.code === 'INVALID_DOCUMENTS') && (
        <p className="op-quiet">{say('console.impact.members.broken')}</p>
      )}
      {sound && refusal && refusal.code !== 'INVALID_DOCUMENTS' && (
        <RefusalNotice refusal={refusal} onRetry={() => void count.refetch()} />
      )}
      {count.data?.elsewhere && <Notice title={say('console.impact.members.elsewhere')} />}
      {count.data && !count.data.elsewhere && count.data.brands.length === 0 && (
        <p className="op-quiet">{say('console.impact.members.nobody')}</p>
      )}
      {count.data?.brands.map((brand) => (
        <BrandMembers key={brand.brand} brand={brand} documents={documents} />
      ))}
      {count.data && count.data.withheld > 0 && (
        <p className="op-quiet">{say('console.impact.members.withheld', { count: count.data.withheld })}</p>
      )}
    </section>
  );
};

const BrandMembers = ({ brand, documents }: { brand: BrandImpact; documents: PackDocuments }) => {
  const partly = brand.checked < brand.members;
  const packName = usePackName();
  const named = ({ form, field }: FieldImpact): string =>
    `${formName(documents, form)} › ${fieldName(documents, documentOf(documents, 'form', form), field)}`;
  return (
    <div className="op-impact-brand">
      <p>
        <strong>{packName(brand.brand)}</strong>{' '}
        <span className="op-quiet">
          {partly
            ? say('console.impact.members.partly', { checked: brand.checked, members: brand.members })
            : say('console.impact.members.all', { count: brand.members })}
        </span>
      </p>
      <ul className="op-plain-list">
        {brand.fields.map((field) => (
          <li key={`${field.form} ${field.field}`}>
            <span className="op-change-place">{named(field)}:</span> {wordsOf(field, partly)}
          </li>
        ))}
      </ul>
    </div>
  );
};

function wordsOf(field: FieldImpact, partly: boolean): string {
  if (!field.counted) return say('console.impact.members.hashed');
  const { values, refused, refusedNow, missing } = field;
  const told = [
    values === 0
      ? say('console.impact.members.noValues')
      : refused === 0
        ? say('console.impact.members.noneRefused', { count: values })
        : say(partly ? 'console.impact.members.atLeastRefused' : 'console.impact.members.refused', {
            refused,
            count: values,
          }),
    refusedNow > 0 ? say('console.impact.members.already', { number: refusedNow }) : '',
    missing > 0 ? say('console.impact.members.missing', { count: missing }) : '',
  ];
  return told.filter(Boolean).join(' ');
}
