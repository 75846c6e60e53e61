import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { useStep } from '#portal/promotions/use-step.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Button that claims everything that waits. */
export function ClaimAll({ count }: { count: number }) {
  const say = useText();
  const language = useLocale();
  const portal = usePortal();
  const { busy, run } = useStep();
  const send = async () => {
    const { claimed, failed } = await portal.gateway.call('rewardsClaim', {});
    if (failed > 0) portal.toasts.show(say('rewards.failed', { count: failed }), 'danger');
    return claimed.length > 0 ? say('rewards.claimed', { count: claimed.length }) : undefined;
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void run(send)}>
      {say('rewards.all', { number: formatNumber(String(count), language) })}
    </Button>
  );
}
