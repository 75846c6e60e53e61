import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Money } from '#portal/cashier/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { strictest } from '#portal/protection/limits.ts';
import { useSession } from '#portal/session/use-session.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { ExcludedNotice } from './ExcludedNotice.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { NewDeposit } from './NewDeposit.tsx';

type Options = CallValue<'cashierOptions'>['deposit'];
type Methods = Options['methods'];

const smaller = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other);

/** The ways to pay as far as a limit leaves room for them. */
const withinLimit = (methods: Methods, left: string): Methods =>
  methods
    .filter(({ min }) => BigInt(min) <= BigInt(left))
    .map((method) => ({
      ...method,
      max: smaller(method.max, left),
      quick: method.quick.filter((amount) => BigInt(amount) <= BigInt(left)),
    }));

/** A new deposit, or in its place why there can be none now: nobody fills in what would be refused. */
export function BeginDeposit({
  options: { methods, waitingMax },
  waiting,
  money,
  onMade,
}: {
  options: Options;
  /** How many deposits wait. */
  waiting: number;
  money: Money;
  onMade: (id: string) => void;
}) {
  const say = useText();
  const session = useSession();
  const protection = useSource('protection');
  const exclusion = session?.exclusion ?? protection.value?.exclusion;
  if (exclusion) return <ExcludedNotice exclusion={exclusion} />;
  if (methods.length === 0) {
    return (
      <Notice icon="deposit" title={say('cashier.deposit.none')} text={say('cashier.deposit.none.text')} />
    );
  }
  if (waiting >= waitingMax) {
    return (
      <Notice icon="clock" title={say('cashier.deposit.full')} text={say('cashier.deposit.full.text')} />
    );
  }
  if (protection.state === 'loading') return <Skeleton height="24rem" />;
  // Without an answer the form stands as it is: the gateway holds to the limits.
  const limit = protection.value && strictest(protection.value.limits, 'deposit');
  const open = limit ? withinLimit(methods, limit.left) : methods;
  return limit && open.length === 0 ? (
    <LimitNotice limit={limit} money={money} />
  ) : (
    <NewDeposit methods={open} money={money} onMade={onMade} />
  );
}
