import { useState } from 'react';
import { dayAt, type Day, type DayRange } from '#engine/time/zoned-days.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { presetRange, type DatePreset } from '../parts/date-presets.ts';
import { usePortal } from '../runtime/portal-context.ts';

const usualMax = 92;

export type RecordDays = {
  range: DayRange;
  setRange: (range: DayRange) => void;
  /** On the brand's clocks. */
  today: Day;
  timeZone: string;
  /** The most days that a record shows at once. */
  max: number;
};

/** The days that a record shows: at first the last seven, unless another preset is given. */
export function useRecordDays(first: DatePreset = 'last7'): RecordDays {
  const { clock } = usePortal();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const max = useDocuments(({ constants }) => constants.constants.recordDaysMax) ?? usualMax;
  const today = dayAt(clock().getTime(), timeZone);
  const [range, setRange] = useState(() => presetRange(first, today));
  return { range, setRange, today, timeZone, max };
}
