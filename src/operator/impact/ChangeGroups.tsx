import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import type { ChangeGroup } from './change-groups.ts';
import { say } from '../language/say.ts';

/** Changes of a group shown initially. */
const FIRST = 12;

/** Changes grouped by the players' view. */
export const ChangeGroups = ({ groups }: { groups: readonly ChangeGroup[] }) => (
  <>
    {groups.map((group) => (
      <Group key={group.id} group={group} />
    ))}
  </>
);

const Group = ({ group: { id, title, changes } }: { group: ChangeGroup }) => {
  const [all, setAll] = useState(false);
  const heading = `impact-${id}`;
  return (
    <section className="op-impact-group" aria-labelledby={heading}>
      <h3 id={heading}>
        {title} <span className="op-chip">{changes.length}</span>
      </h3>
      <ChangeList changes={all ? changes : changes.slice(0, FIRST)} empty="" />
      {!all && changes.length > FIRST && (
        <Button look="quiet" onPress={() => setAll(true)}>
          {say('console.impact.showAll', { number: changes.length })}
        </Button>
      )}
    </section>
  );
};
