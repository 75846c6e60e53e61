import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pack } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { setHidden } from './calls.ts';
import { say } from '../language/say.ts';
import { packsKey } from './usePacks.ts';

/** Takes a brand offline after a confirmation, or online again; for its admins. */
export const HiddenControl = ({ pack, name }: { pack: Pack; name: string }) => {
  const { api } = useAdmin();
  const { roles } = useOperatorSession();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (hidden: boolean) => setHidden(api, pack.pack, hidden),
    onSuccess: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: packsKey });
    },
  });
  if (pack.abstract || !mayOn(roles, pack.pack, 'admin')) return null;
  const refusal = error && <RefusalNotice refusal={refusalOf(error)} />;
  if (pack.hidden) {
    return (
      <div className="op-brand-act">
        <Button look="quiet" icon="eye" busy={isPending} onPress={() => mutate(false)}>
          {say('console.brands.show')}
          <span className="op-unseen">{say('console.brands.showOf', { name })}</span>
        </Button>
        {refusal}
      </div>
    );
  }
  return (
    <div className="op-brand-act">
      <Button look="quiet" icon="hide" onPress={() => setAsking(true)}>
        {say('console.brands.hide')}
        <span className="op-unseen"> {say('console.brands.hideOf', { name })}</span>
      </Button>
      {asking && (
        <Dialog
          title={say('console.brands.hideTitle', { name })}
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{say('console.brands.cancel')}</Button>
              <Button look="danger" busy={isPending} onPress={() => mutate(true)}>
                {say('console.brands.hide')}
              </Button>
            </>
          }
        >
          <p>{say('console.brands.hideText')}</p>
          {refusal}
        </Dialog>
      )}
    </div>
  );
};
