import { useMemo } from 'react';
import { LazyBoundary } from '#ui/blocks/LazyBoundary.tsx';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { DrawCards } from './DrawCards.tsx';
import { upcomingDraws } from './next-draw.ts';
import { useNow } from './use-now.ts';
import type { Draw } from './draw.ts';
import './draw-board.css';

const DrawTable = lazyView(() => import('./DrawTable.tsx').then((module) => module.DrawTable));
const DrawDays = lazyView(() => import('./DrawDays.tsx').then((module) => module.DrawDays));

type DrawVariant = 'table' | 'cards' | 'days';

type DrawBoardProps = {
  variant?: DrawVariant;
  region?: string | undefined;
  limit?: number | undefined;
  /** Accessible name of the board. */
  label: string;
};

/** The next draws, the soonest first, each with a countdown to its close; or all draws of the days ahead. */
export function DrawBoard({ variant = 'cards', region, limit, label }: DrawBoardProps) {
  const draws = useSource('draws');
  const chosen = (value: readonly Draw[]) =>
    value.filter((draw) => region === undefined || draw.region === region);
  return (
    <SourceView loaded={draws} skeleton={<DrawSkeleton variant={variant} count={Math.min(limit ?? 4, 8)} />}>
      {(value) => <Board draws={chosen(value)} variant={variant} limit={limit} label={label} />}
    </SourceView>
  );
}

function Board({
  draws,
  variant,
  limit,
  label,
}: {
  draws: readonly Draw[];
  variant: DrawVariant;
  limit: number | undefined;
  label: string;
}) {
  const say = useText();
  const now = useNow();
  // Draws come and close at whole minutes; asking for the clocks of their zones each second takes long.
  const minute = Math.floor(now / 60_000) * 60_000;
  const upcoming = useMemo(() => upcomingDraws(draws, minute).slice(0, limit), [draws, minute, limit]);
  if (variant === 'days' && upcoming.length > 0)
    return (
      <LazyBoundary fallback={<DrawSkeleton variant={variant} count={4} />}>
        <DrawDays draws={draws} minute={minute} now={now} />
      </LazyBoundary>
    );
  if (upcoming.length === 0) return <Notice icon="calendar" title={say('block.draws.none')} />;
  if (variant === 'cards') return <DrawCards upcoming={upcoming} now={now} label={label} />;
  return (
    <LazyBoundary fallback={<DrawSkeleton variant={variant} count={upcoming.length} />}>
      <DrawTable upcoming={upcoming} now={now} label={label} />
    </LazyBoundary>
  );
}

function DrawSkeleton({ variant, count }: { variant: DrawVariant; count: number }) {
  return (
    <div className={variant === 'cards' ? 'lv-draw-cards' : 'lv-draw-rows'}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={variant === 'cards' ? '11rem' : '3.25rem'} />
      ))}
    </div>
  );
}
