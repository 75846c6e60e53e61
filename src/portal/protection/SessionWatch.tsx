import { IdleWatch } from './IdleWatch.tsx';
import { RealityWatch } from './RealityWatch.tsx';

/** Watches a member's session time: reality checks, and the end of an idle session. */
export function SessionWatch() {
  return (
    <>
      <RealityWatch />
      <IdleWatch />
    </>
  );
}
