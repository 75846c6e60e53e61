import { useRef, useState, type ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useMatch } from 'react-router-dom';
import type { Wishes } from '#contract/preview-address.ts';
import { refusalOf } from '../api/refusal.ts';
import { usePacks } from '../brands/usePacks.ts';
import { languagesOf } from '../documents/reader.ts';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { say } from '../language/say.ts';
import { packTitle, usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { LookBar } from './LookBar.tsx';
import { PreviewFoot } from './PreviewFoot.tsx';
import { usePreviewLink, usePreviewView } from './PreviewLinkContext.ts';
import { PreviewFrame, type PreviewDevice } from './PreviewFrame.tsx';
import {
  blocksOfPages,
  isPanelAt,
  pageOfBlock,
  pageOfForm,
  placeOfScreen,
  previewAddress,
  previewPages,
} from './preview-pages.ts';

import { usePreview } from './usePreview.ts';

/** The real portal with the saved draft, at a page and a screen size of choice. */
export const PreviewPane = ({
  onClose,
  tools,
}: {
  onClose: () => void;
  /** Tools for editing on the page. */
  tools?: ReactNode;
}) => {
  const pack = usePack();
  const documents = usePackDocuments();
  const { edit } = useRights();
  const { data: packs } = usePacks();
  const brands = pack.abstract ? (packs ?? []).filter((entry) => !entry.abstract) : [pack];
  const [chosen, setChosen] = useState<string>();
  const brand = brands.find((entry) => entry.pack === chosen) ?? brands[0];
  const preview = usePreview(pack.pack, brand?.pack);
  const [device, setDevice] = useState<PreviewDevice>('phone');
  const [turn, setTurn] = useState(0);
  const pages = previewPages(documents);
  // The preview shows the form's page; choosing another form or menu moves it.
  const form = useMatch('/:pack/forms/:form')?.params.form;
  const screen = useMatch('/:pack/screens/:screen')?.params.screen;
  const place = useMatch('/:pack/:page/*')?.params.page ?? '';
  const shown = blocksOfPages[place];
  const fitting =
    screen === undefined
      ? shown === undefined
        ? form && pageOfForm(documents, form)
        : pageOfBlock(documents, shown)
      : placeOfScreen(documents, screen)?.path;
  const [picked, setPicked] = useState<{ path: string; from: string | undefined }>();
  const wanted = picked && picked.from === fitting ? picked.path : fitting;
  const page = pages.find((entry) => entry.path === wanted)?.path ?? pages[0]?.path ?? '/';
  const link = usePreviewLink();
  const { wishes: wished } = usePreviewView();
  const isForMembers = preview.data?.personas === true && isPanelAt(documents, page);
  const wishes: Wishes = wished ?? { persona: isForMembers ? 'member' : 'visitor' };
  const frame = useRef<HTMLIFrameElement>(null);
  // Path the user has navigated to in the frame, kept when the view settings change.
  const [wandered, setWandered] = useState<{ path: string | undefined; from: string | undefined }>();
  const look = (next: Wishes) => {
    setWandered({ path: pathIn(frame.current), from: fitting });
    link.look(next);
  };
  const path = (wandered?.from === fitting ? wandered?.path : undefined) ?? page;
  const addressOf = (url: string) => previewAddress(url, path, wishes);
  const address = preview.data ? addressOf(preview.data.url) : undefined;
  const [sharing, setSharing] = useState(false);

  return (
    <aside className="op-preview" aria-label={say('console.previewPane.title')}>
      <header className="op-preview-bar">
        <ToggleButtonGroup
          className="op-segments"
          aria-label={say('console.previewPane.size')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[device]}
          onSelectionChange={(keys) => setDevice(keys.has('phone') ? 'phone' : 'desktop')}
        >
          {(['phone', 'desktop'] as const).map((size) => (
            <ToggleButton
              key={size}
              id={size}
              className="op-segment"
              aria-label={say(`console.previewPane.${size}`)}
            >
              <Icon name={size} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {pages.length > 0 && (
          <Picker
            label={say('console.previewPane.page')}
            value={page}
            options={pages.map((entry) => ({ id: entry.path, name: entry.name, hint: entry.path }))}
            onChange={(next) => {
              setPicked({ path: next, from: fitting });
              setWandered(undefined);
            }}
          />
        )}
        {brands.length > 1 && (
          <Picker
            label={say('console.previewPane.brand')}
            value={brand?.pack ?? ''}
            options={brands.map((entry) => ({ id: entry.pack, name: packTitle(entry), hint: entry.pack }))}
            onChange={setChosen}
          />
        )}
        <span className="op-bar-gap" />
        <IconButton
          icon="reload"
          label={say('console.previewPane.reload')}
          onPress={() => setTurn(turn + 1)}
        />
        {edit && brand && (
          <IconButton icon="share" label={say('console.preview.share')} onPress={() => setSharing(true)} />
        )}
        {address && (
          <a
            className="op-icon-button"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={say('console.previewPane.open')}
          >
            <Icon name="external" />
          </a>
        )}
        <IconButton icon="cross" label={say('console.previewPane.hide')} onPress={onClose} />
      </header>
      <LookBar
        wishes={wishes}
        languages={languagesOf(documents)}
        admitted={preview.data?.personas ?? true}
        onChange={look}
      />
      {tools}
      {brand === undefined && packs && <Notice title={say('console.previewPane.noBrand')} />}
      {preview.error && (
        <RefusalNotice refusal={refusalOf(preview.error)} onRetry={() => void preview.refetch()} />
      )}
      {preview.isPending && brand && <Loading rows={4} />}
      {address && brand && (
        <PreviewFrame
          key={`${address} ${turn}`}
          address={address}
          device={device}
          title={say('console.previewPane.frame', { name: packTitle(brand) })}
          frame={frame}
        />
      )}
      {sharing && brand && (
        <LinksDialog pack={pack.pack} brand={brand} addressOf={addressOf} onClose={() => setSharing(false)} />
      )}
      <PreviewFoot brand={brand} packs={packs ?? []} personas={preview.data?.personas} />
    </aside>
  );
};

/** Path of the page in a frame; undefined when unreadable. */
function pathIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const path = frame?.contentWindow?.location.pathname;
    return path?.startsWith('/') ? path : undefined;
  } catch {
    return undefined;
  }
}
