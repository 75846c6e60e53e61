import type { PendingIdentityProps } from '#contract/generated/blocks.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { ProviderMark } from '#portal/ways-in/ProviderMark.tsx';
import { usePendingIdentity } from '#portal/ways-in/use-pending-identity.ts';
import '#portal/parts/form-notice.css';
import './pending-identity.css';

/** Says whose account a registration goes on with; nothing where no provider vouches for anybody. */
export function PendingIdentity({ props }: BlockViewProps<PendingIdentityProps>) {
  const say = useText();
  const { pendingIdentity: store } = usePortal();
  const identity = usePendingIdentity();
  if (!identity) return null;
  const { mark, name, email, mobile } = identity;
  const who = [name, email ?? mobile].filter(Boolean).join(' · ');
  return (
    <section className="lv-content lv-form-notice lv-pending-identity" role="status">
      <ProviderMark mark={mark} />
      <div>
        <p className="lv-form-notice-title">
          {who === '' ? say('pendingIdentity.title') : say('pendingIdentity.titleOf', { who })}
        </p>
        <p>{say(props.text ?? 'pendingIdentity.text')}</p>
      </div>
      <Button size="small" variant="ghost" onClick={() => store.set(undefined)}>
        {say('pendingIdentity.without')}
      </Button>
    </section>
  );
}
