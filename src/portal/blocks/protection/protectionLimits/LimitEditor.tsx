import { Suspense, useEffect, useMemo, useRef } from 'react';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { Limit } from '#portal/protection/limits.ts';
import { useChanging } from '#portal/protection/use-changing.ts';

/** Sets a limit in place by the form of the brand, or asks for none. */
export function LimitEditor({
  limit: { kind, period, amount },
  name,
  onDone,
}: {
  limit: Limit;
  name: string;
  onDone: () => void;
}) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  const { busy, change } = useChanging();
  const about = useMemo(() => ({ kind, period }), [kind, period]);
  useEffect(() => place.current?.focus(), []);
  const lift = async () => {
    const body = { kind, period, amount: null };
    if (await change('lift', 'protectionLimit', { body }, 'protect.asked')) onDone();
  };
  return (
    <div ref={place} className="lv-limit-editor" role="group" aria-label={name} tabIndex={-1}>
      <Suspense fallback={<Skeleton height="9rem" />}>
        <FormOfBrand id="limit" about={about} onSent={onDone} />
      </Suspense>
      <div className="lv-limit-answers">
        {amount !== null && (
          <Button size="small" busy={busy === 'lift'} onClick={() => void lift()}>
            {say('protect.lift')}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onDone}>
          {say('protect.cancel')}
        </Button>
      </div>
    </div>
  );
}
