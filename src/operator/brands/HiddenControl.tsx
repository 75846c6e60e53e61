import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayOn } from '#contract/operator-roles.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import type { Pack } from '../api/types.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { setHidden } from './calls.ts';
import { texts } from './texts.ts';
import { packsKey } from './usePacks.ts';

/** Takes a brand off the net after a question, or puts it back; for its admins. */
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
          {texts.show}
          <span className="op-unseen">{texts.showOf(name)}</span>
        </Button>
        {refusal}
      </div>
    );
  }
  return (
    <div className="op-brand-act">
      <Button look="quiet" icon="hide" onPress={() => setAsking(true)}>
        {texts.hide}
        <span className="op-unseen"> {texts.hideOf(name)}</span>
      </Button>
      {asking && (
        <Dialog
          title={texts.hideTitle(name)}
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{texts.cancel}</Button>
              <Button look="danger" busy={isPending} onPress={() => mutate(true)}>
                {texts.hide}
              </Button>
            </>
          }
        >
          <p>{texts.hideText}</p>
          {refusal}
        </Dialog>
      )}
    </div>
  );
};
