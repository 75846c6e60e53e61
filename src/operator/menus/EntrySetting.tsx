import { useId, type ReactNode } from 'react';
import type { MenuNode } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** One value of an entry under its heading; one that this pack sets itself can be reset. */
export const EntrySetting = ({
  title,
  entry,
  field,
  edits,
  children,
}: {
  title: string;
  entry: MenuNode;
  field: string;
  edits: MenuEdits;
  children: ReactNode;
}) => {
  const rights = useRights('menu');
  const titleId = useId();
  const isSet = edits.valueIsSet(entry, [field]);
  return (
    <section className="op-setting" aria-labelledby={titleId}>
      <div className="op-setting-head">
        <h3 id={titleId}>{title}</h3>
        {isSet && (
          <span className="op-origin" title={say('console.menus.own', { what: title })}>
            <span className="op-unseen">{say('console.menus.own', { what: title })}</span>
          </span>
        )}
        {isSet && rights.edit && edits.isInherited(entry) && (
          <Button look="quiet" icon="reset" onPress={() => edits.resetValue(entry, [field])}>
            {say('console.menus.reset')}
            <span className="op-unseen">{say('console.menus.resetWhat', { what: title })}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  );
};
