import { IdleWatch } from './IdleWatch.tsx';
import { RealityWatch } from './RealityWatch.tsx';

/** What watches over the time of whoever is logged in: reality checks, and the end of a session that nobody uses. */
export function SessionWatch() {
  return (
    <>
      <RealityWatch />
      <IdleWatch />
    </>
  );
}
