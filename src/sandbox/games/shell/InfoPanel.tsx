import { lazy, Suspense, type ReactNode } from 'react';
import { useTable } from './table.ts';

const SlotPays = lazy(() =>
  import('../views/slot/SlotPays.tsx').then((module) => ({ default: module.SlotPays })),
);

/** Returns, limits and payouts of a game. */
export function InfoPanel(): ReactNode {
  const { say, money, hello } = useTable();
  const { best, least } = hello.game.returns;
  const { engine } = hello.game;
  return (
    <>
      <p>{say('returns', { best, least })}</p>
      <p>{say('limits', { from: money(hello.chips[0] ?? '0'), to: money(hello.most) })}</p>
      {engine.name === 'slot' && (
        <Suspense fallback={<span className="loader" />}>
          <SlotPays profile={engine.profile} />
        </Suspense>
      )}
    </>
  );
}
