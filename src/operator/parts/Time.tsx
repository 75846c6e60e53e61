import { momentText } from '../language/format.ts';

/** A moment in the operator's own zone; the exact one is in its title. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={at}>
    {momentText(at)}
  </time>
);
