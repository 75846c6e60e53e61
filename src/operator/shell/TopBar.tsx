import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { consolePack } from '#contract/console-pack.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Others } from '../presence/Others.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from '../sign-in/AccountMenu.tsx';
import { say } from '../language/say.ts';
import { isChanged } from '../workspace/state.ts';
import { useHelpKey, useUndo } from '../workspace/useShortcuts.ts';
import {
  packTitle,
  usePack,
  useRights,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { DiscardDialog } from '../publish/DiscardDialog.tsx';
import { SavingStatus } from './SavingStatus.tsx';

import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const PublishDialog = lazy(() =>
  import('../publish/PublishDialog.tsx').then((part) => ({ default: part.PublishDialog })),
);

/** Brand, state of saving, undo and redo, preview and publishing. */
export const TopBar = ({
  preview,
  onPreview,
}: {
  preview: boolean;
  /** Undefined on pages without a preview. */
  onPreview?: (shown: boolean) => void;
}) => {
  const workspace = useWorkspace();
  const pack = usePack();
  const rights = useRights();
  const ofConsole = pack.pack === consolePack;
  const { past, future, drafts, status } = useWorkspaceState();
  const { undo, redo } = useUndo(workspace);
  const [open, setOpen] = useState<'publish' | 'discard' | 'keys'>();
  const hasDrafts = Object.values(drafts).some((draft) => isChanged(draft) || draft.revision > 0);
  const [last, next] = [past.at(-1), future.at(-1)];
  const close = () => setOpen(undefined);
  useHelpKey(() => setOpen('keys'));

  return (
    <header className="op-bar">
      <a className="op-skip" href="#content">
        {say('console.common.skip')}
      </a>
      <Link className="op-bar-back" to="/" aria-label={say('console.bar.allBrands')}>
        <span className="op-mark-sign" aria-hidden="true" />
        <Icon name="back" />
      </Link>
      <div className="op-bar-brand">
        <p>{packTitle(pack)}</p>
        <p className="op-bar-version">{say('console.brandList.version', { count: pack.version })}</p>
      </div>
      {rights.edit && <SavingStatus />}
      <span className="op-bar-gap" />
      {status === 'ready' && <Others />}
      {status === 'ready' && <SearchButton />}
      {rights.edit && (
        <div
          className="op-bar-group"
          role="group"
          aria-label={`${say('console.bar.undo')}, ${say('console.bar.redo')}`}
        >
          <IconButton
            icon="undo"
            label={last ? say('console.bar.undoOf', { label: last.label }) : say('console.bar.undo')}
            isDisabled={!last}
            onPress={undo}
          />
          <IconButton
            icon="redo"
            label={next ? say('console.bar.redoOf', { label: next.label }) : say('console.bar.redo')}
            isDisabled={!next}
            onPress={redo}
          />
          <IconButton
            icon="bin"
            label={say('console.bar.discard')}
            isDisabled={!hasDrafts}
            onPress={() => setOpen('discard')}
          />
        </div>
      )}
      {!ofConsole && (
        // On a page that needs the whole width it keeps its place, so that nothing else of the bar moves.
        <Button
          look="quiet"
          icon="eye"
          aria-pressed={preview && onPreview !== undefined}
          isDisabled={!onPreview}
          onPress={() => onPreview?.(!preview)}
        >
          {say('console.bar.preview')}
        </Button>
      )}
      {rights.edit && (
        <Button look="main" isDisabled={status !== 'ready'} onPress={() => setOpen('publish')}>
          {say('console.bar.publish')}
        </Button>
      )}
      <IconButton icon="info" label={say('console.shortcuts.open')} onPress={() => setOpen('keys')} />
      <AccountMenu beforeSignOut={workspace.flush} />
      {open === 'publish' && (
        <Suspense fallback={null}>
          <PublishDialog onClose={close} />
        </Suspense>
      )}
      {open === 'keys' && <ShortcutsDialog onClose={close} />}
      {open === 'discard' && <DiscardDialog onClose={close} />}
    </header>
  );
};
