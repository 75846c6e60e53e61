import { useEffect } from 'react';
import { formatMoment } from '#engine/time/moment.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import type { InfoOfKind } from '#portal/contracts/change-contract.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { spanWords } from './contract-words.ts';

/** Time after a payment in which it has certainly been made. */
const madeMs = 15_000;
const dayMs = 86_400_000;

/** When the contract with the upline pays next, and for which period; once that has come, the page asks for the one after. */
export function NextPayment({ info: { kind, next } }: { info: InfoOfKind }) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { calls, clock } = usePortal();
  const at = next === undefined ? undefined : Date.parse(next.at);
  useEffect(() => {
    const left = at === undefined ? dayMs : at - clock().getTime();
    if (left >= dayMs) return undefined;
    const timer = setTimeout(
      () => calls.invalidate((id) => id === 'contractInfo' || id === 'contractPayouts'),
      Math.max(left, 0) + madeMs,
    );
    return () => clearTimeout(timer);
  }, [at, calls, clock]);
  if (next === undefined) return null;
  const time = formatMoment(next.at, timeZone);
  return (
    <p className="lv-record-line">
      {kind === 'realtime'
        ? say('contracts.next.realtime', { time })
        : say('contracts.next', { time, span: spanWords(next, timeZone, say) })}
    </p>
  );
}
