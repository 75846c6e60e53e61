import { texts } from '../texts.ts';

/** Says beside a label that nothing goes on without it, for the eye: the field itself tells a screen reader. */
export const RequiredMark = () => (
  <span className="op-quiet" aria-hidden="true">
    {' '}
    {texts.required}
  </span>
);
