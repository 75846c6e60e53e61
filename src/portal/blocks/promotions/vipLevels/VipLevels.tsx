import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { LevelHistory } from './LevelHistory.tsx';
import { LevelTable } from './LevelTable.tsx';
import { MyLevel } from './MyLevel.tsx';
import './vip-levels.css';

/** Level of the member, what keeps it, all levels with their perks, and the history. */
export function VipLevels() {
  const say = useText();
  const loaded = useCall('vipStatus', {});
  useFresh('vipStatus');
  return (
    <div className="lv-content lv-vip">
      <SourceView loaded={loaded} skeleton={<PageSkeleton />}>
        {(status) =>
          status.levels.length === 0 ? (
            <Notice icon="crown" title={say('vip.none')} text={say('vip.noneHint')} />
          ) : (
            <>
              <MyLevel status={status} />
              <LevelTable status={status} />
              <LevelHistory status={status} />
            </>
          )
        }
      </SourceView>
    </div>
  );
}
