import { useId } from 'react';
import type { MissionListProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { MemberPromotions } from '#portal/promotions/MemberPromotions.tsx';
import { MissionCard } from './MissionCard.tsx';
import './mission-list.css';

/** Missions of the member with their progress. */
export function MissionList({ props: { title } }: BlockViewProps<MissionListProps>) {
  const say = useText();
  const titleId = useId();
  return (
    <section
      className="lv-content lv-mission-list"
      {...(title === undefined ? { 'aria-label': say('missions.label') } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <SectionHead id={titleId} title={say(title)} />}
      <MemberPromotions announced={[]} meanwhile={<PageSkeleton />}>
        {(all, money) => {
          const missions = all.filter(({ standing }) => standing?.mission === true);
          return missions.length === 0 || !money ? (
            <Notice icon="spark" title={say('missions.none')} text={say('missions.noneHint')} />
          ) : (
            <ul className="lv-missions">
              {missions.map((mission) => (
                <li key={mission.id}>
                  <MissionCard mission={mission} money={money} />
                </li>
              ))}
            </ul>
          );
        }}
      </MemberPromotions>
    </section>
  );
}
