import { useEffect, useRef, useState } from 'react';
import type { PackSet } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import { createChecker, type Checked } from './checker.ts';

const PAUSE = 300;

/** Problems of a brand with the edits; undefined while validation runs. */
export function useCheck(packs: PackSet, brand: string): readonly Problem[] | undefined {
  const check = useRef<ReturnType<typeof createChecker>>(undefined);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    const worker = new Worker(new URL('./check-worker.js', import.meta.url), { type: 'module' });
    check.current = createChecker(worker, setChecked);
    return () => worker.terminate();
  }, []);
  useEffect(() => {
    if (brand === '') return undefined;
    const timer = setTimeout(() => check.current?.({ packs, brand }), PAUSE);
    return () => clearTimeout(timer);
  }, [packs, brand]);
  return checked?.packs === packs ? checked.problems : undefined;
}
