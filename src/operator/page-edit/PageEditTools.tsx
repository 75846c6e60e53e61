import { useCallback, useEffect, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { subscribeKey } from 'valtio/utils';
import { say } from '../language/say.ts';
import { Icon } from '../parts/Icon.tsx';
import type { PageEdit } from '../preview/preview-link.ts';
import { usePreviewLink } from '../preview/PreviewLinkContext.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { BlockTools } from './BlockTools.tsx';
import { PictureOnPage } from './PictureOnPage.tsx';
import { TextOnPage } from './TextOnPage.tsx';
import { usePageBlocks } from './usePageBlocks.ts';
import './page-edit.css';

/** What is pressed on the page; the number tells one press from the next. */
type Pressed = { edit: Extract<PageEdit, { type: 'text' | 'picture' }>; turn: number };

/** Turns editing on the page on and off, and edits what is pressed there. */
export const PageEditTools = () => {
  const { edit: mayEdit } = useRights();
  const { edit: mayMove } = useRights('screen');
  const link = usePreviewLink();
  const [on, setOn] = useState(false);
  const [pressed, setPressed] = useState<Pressed>();
  const toggle = useRef<HTMLButtonElement>(null);
  const pending = useRef<(() => void) | undefined>(undefined);
  const keep = useCallback((save: (() => void) | undefined) => {
    pending.current = save;
  }, []);
  const blocks = usePageBlocks();
  const { act, drop, select } = blocks;

  useEffect(() => link.edit(on, say('console.pageEdit.press')), [link, on]);
  useEffect(() => () => link.edit(false, ''), [link]);
  useEffect(() => {
    if (!on) return undefined;
    const leavePicked = subscribeKey(link.state, 'picked', (picked) => {
      if (picked) select(picked.path);
    });
    const leaveEdits = subscribeKey(link.state, 'edit', (edit) => {
      if (!edit) return;
      if (edit.type === 'dropped') {
        if (mayMove) drop(edit.path, edit.beside, edit.side);
      } else if (edit.type === 'act') {
        if (edit.act === 'leave') toggle.current?.focus();
        else if (mayMove && edit.path !== undefined) act(edit.act, edit.path);
      } else {
        // What was entered for the text before is kept.
        pending.current?.();
        setPressed((before) => ({ edit, turn: (before?.turn ?? 0) + 1 }));
      }
    });
    return () => {
      leavePicked();
      leaveEdits();
    };
  }, [on, link, act, drop, select, mayMove]);

  if (!mayEdit) return null;
  const close = (): void => setPressed(undefined);
  return (
    <div className="op-page-edit">
      <ToggleButton
        ref={toggle}
        className="op-page-edit-toggle"
        isSelected={on}
        onChange={(next) => {
          setOn(next);
          close();
          if (!next) select(undefined);
        }}
      >
        <Icon name="texts" />
        {say('console.pageEdit.toggle')}
      </ToggleButton>
      {on && mayMove && <BlockTools blocks={blocks} />}
      {on && <p className="op-hint op-page-edit-hint">{say('console.pageEdit.hint')}</p>}
      {pressed?.edit.type === 'text' && (
        <TextOnPage key={pressed.turn} pressed={pressed.edit} onPending={keep} onClose={close} />
      )}
      {pressed?.edit.type === 'picture' && (
        <PictureOnPage
          key={pressed.turn}
          address={pressed.edit.address}
          path={pressed.edit.path}
          onClose={close}
        />
      )}
    </div>
  );
};
