import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pack } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { ProblemLines } from './ProblemLines.tsx';
import { BrandFields } from './BrandFields.tsx';
import { createBrand } from './calls.ts';
import { CreatedDialog } from './CreatedDialog.tsx';
import { draftFrom, packIdFault, idOf, type BrandDraft } from './new-brand.ts';
import { say } from '../language/say.ts';
import { packsKey } from './usePacks.ts';

/** Dialog that creates a brand from a template. */
export const NewBrandDialog = ({ packs, onClose }: { packs: readonly Pack[]; onClose: () => void }) => {
  const { api } = useAdmin();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<BrandDraft>(() =>
    draftFrom(packs[0] ?? { pack: '', languages: [], currency: null }),
  );
  const id = draft.id ?? idOf(draft.name);
  const fault = id === '' ? undefined : packIdFault(id, packs);
  const ready = draft.name.trim() !== '' && id !== '' && !fault && draft.languages.length > 0;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const { template, name, languages, defaultLanguage, currency, timeZone, color } = draft;
      const others = languages.filter((language) => language !== defaultLanguage);
      return createBrand(api, {
        pack: id,
        template,
        name: name.trim(),
        languages: [defaultLanguage, ...others],
        currency,
        timeZone,
        ...(color !== undefined && { color }),
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: packsKey }),
  });
  const create = (): void => {
    if (ready && !isPending) mutate();
  };
  if (isSuccess) return <CreatedDialog pack={id} name={draft.name.trim()} onClose={onClose} />;
  const refusal = error ? refusalOf(error) : undefined;
  return (
    <Dialog
      title={say('console.brands.title')}
      size="large"
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {say('console.brands.cancel')}
          </Button>
          <Button look="main" isDisabled={!ready} busy={isPending} onPress={create}>
            {isPending ? say('console.brands.making') : say('console.brands.make')}
          </Button>
        </>
      }
    >
      <p className="op-quiet">{say('console.brands.lead')}</p>
      <form
        className="op-brand-form"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <BrandFields packs={packs} draft={draft} id={id} fault={fault} onChange={setDraft} />
        <button type="submit" hidden>
          {say('console.brands.make')}
        </button>
      </form>
      {refusal && <RefusalNotice refusal={refusal} />}
      {refusal && <ProblemLines refusal={refusal} />}
    </Dialog>
  );
};
