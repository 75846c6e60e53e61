import { say } from '../language/say.ts';

/** Visual mark of a required field; screen readers learn it from the field itself. */
export const RequiredMark = () => (
  <span className="op-quiet" aria-hidden="true">
    {' '}
    {say('console.common.required')}
  </span>
);
