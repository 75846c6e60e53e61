import { Suspense } from 'react';
import { Button, Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';

export type WantedExclusion = 'timeOut' | 'exclusion';

const forms = { timeOut: 'timeOut', exclusion: 'selfExclusion' } as const;

/** Consequences of an exclusion, then the form for its length and confirmation; success ends the session. */
export function ExclusionDialog({ wanted, onClose }: { wanted: WantedExclusion; onClose: () => void }) {
  const say = useText();
  return (
    <Dialog
      open
      size="small"
      title={say(`protect.${wanted}.title`)}
      closeLabel={say('common.close')}
      onClose={onClose}
    >
      <div className="lv-exclude">
        <ul className="lv-exclude-facts">
          {['logins', 'play', 'undo', 'withdraw'].map((fact) => (
            <li key={fact}>{say(`protect.means.${fact}`)}</li>
          ))}
        </ul>
        <Suspense fallback={<Skeleton height="18rem" />}>
          <FormOfBrand id={forms[wanted]} />
        </Suspense>
        <Button variant="ghost" onClick={onClose}>
          {say('protect.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
