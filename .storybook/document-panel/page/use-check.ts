import { useEffect, useRef, useState } from 'react';
import type { PackSet } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import { withSpokenTexts } from '#engine/spoken-texts.ts';

const PAUSE = 300;

type Checked = { packs: PackSet; problems: readonly Problem[] };

/** Problems of a brand with the edits; undefined while validation runs. */
export function useCheck(packs: PackSet, brand: string): readonly Problem[] | undefined {
  const worker = useRef<Worker>(undefined);
  const asked = useRef<{ round: number; packs: PackSet }>({ round: 0, packs });
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    const made = new Worker(new URL('./check-worker.js', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<{ round: number; problems: Problem[] }>) => {
      const { round, packs: of } = asked.current;
      if (data.round === round) setChecked({ packs: of, problems: data.problems });
    });
    worker.current = made;
    return () => made.terminate();
  }, []);
  useEffect(() => {
    const round = asked.current.round + 1;
    asked.current = { round, packs };
    if (brand === '') return undefined;
    const timer = setTimeout(
      () => worker.current?.postMessage({ round, packs: withSpokenTexts(packs, [brand]), brand }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [packs, brand]);
  return checked?.packs === packs ? checked.problems : undefined;
}
