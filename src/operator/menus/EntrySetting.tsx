import { useId, type ReactNode } from 'react';
import type { MenuEntry } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { texts } from './texts.ts';
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
  entry: MenuEntry;
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
          <span className="op-origin" title={texts.own(title)}>
            <span className="op-unseen">{texts.own(title)}</span>
          </span>
        )}
        {isSet && rights.edit && edits.isInherited(entry) && (
          <Button look="quiet" icon="reset" onPress={() => edits.resetValue(entry, [field])}>
            {texts.reset}
            <span className="op-unseen">{texts.resetWhat(title)}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  );
};
