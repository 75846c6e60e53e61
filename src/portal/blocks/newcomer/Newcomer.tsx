import type { NewcomerProps } from '#contract/generated/blocks.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { ProviderMark } from '#portal/ways-in/ProviderMark.tsx';
import { usePendingIdentity } from '#portal/ways-in/use-pending-identity.ts';
import './newcomer.css';

/** Says whose account a registration goes on with; nothing where no provider vouches for anybody. */
export function Newcomer({ props }: BlockViewProps<NewcomerProps>) {
  const say = useText();
  const { newcomer: store } = usePortal();
  const newcomer = usePendingIdentity();
  if (!newcomer) return null;
  const { mark, name, email, mobile } = newcomer;
  const who = [name, email ?? mobile].filter(Boolean).join(' · ');
  return (
    <section className="lv-content lv-newcomer" role="status">
      <ProviderMark mark={mark} />
      <div>
        <p className="lv-newcomer-title">
          {who === '' ? say('newcomer.title') : say('newcomer.titleOf', { who })}
        </p>
        <p>{say(props.text ?? 'newcomer.text')}</p>
      </div>
      <Button size="small" variant="ghost" onClick={() => store.set(undefined)}>
        {say('newcomer.without')}
      </Button>
    </section>
  );
}
