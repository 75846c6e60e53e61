import { momentText } from '../language/format.ts';

/** A moment in a brand's zone or the operator's own; the exact one is in its title. */
export const Time = ({ at, timeZone }: { at: string; timeZone?: string }) => (
  <time dateTime={at} title={at}>
    {momentText(at, timeZone)}
  </time>
);
