import { Suspense } from 'react';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openRole } from '#portal/screens/open-role.ts';
import { useWide } from './use-wide.ts';

const InlineForm = lazyView(() =>
  import('#portal/forms/FormOfBrand.tsx').then((module) => module.FormOfBrand),
);

/** Log in, register and the demo, as far as the brand offers them. */
export function VisitorBar({ form }: { form: string | undefined }) {
  const say = useText();
  const run = useAction();
  const portal = usePortal();
  const registers = useFact<boolean>('flags.DIRECTREG3') ?? false;
  const freePlay = useFact<boolean>('flags.freePlay') ?? false;
  const wide = useWide();
  const inline = form !== undefined && wide;
  return (
    <div className="lv-session lv-session-visitor" role="group" aria-label={say('session.label')}>
      {freePlay && (
        <Button
          variant="ghost"
          size="small"
          className="lv-session-demo"
          onClick={() => void run({ do: 'freePlay' })}
        >
          {say('session.freePlay')}
        </Button>
      )}
      {inline ? (
        <div className="lv-session-inline">
          <Suspense fallback={<Skeleton width="24rem" height="2.25rem" />}>
            <InlineForm id={form} />
          </Suspense>
          <Button variant="ghost" size="small" onClick={() => openRole(portal, 'login')}>
            {say('session.otherWays')}
          </Button>
        </div>
      ) : (
        <Button size="small" variant="secondary" onClick={() => openRole(portal, 'login')}>
          {say('session.login')}
        </Button>
      )}
      {registers && (
        <Button size="small" variant="primary" onClick={() => openRole(portal, 'register')}>
          {say('session.register')}
        </Button>
      )}
    </div>
  );
}
