import { say } from '../language/say.ts';

/** Says beside a label that nothing goes on without it, for the eye: the field itself tells a screen reader. */
export const RequiredMark = () => (
  <span className="op-quiet" aria-hidden="true">
    {' '}
    {say('console.common.required')}
  </span>
);
