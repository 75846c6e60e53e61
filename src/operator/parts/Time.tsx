const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the operator's own zone; the exact one is in its title. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={at}>
    {format.format(new Date(at))}
  </time>
);
