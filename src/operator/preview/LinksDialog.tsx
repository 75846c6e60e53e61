import { useState } from 'react';
import type { Pack } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { packTitle } from '../workspace/WorkspaceContext.tsx';
import { CopyButton } from './CopyButton.tsx';
import { LinkRow } from './LinkRow.tsx';
import { say } from '../language/say.ts';
import { usePreviewLinks } from './usePreviewLinks.ts';

const durations = [60, 480, 1440, 4320, 10_080] as const;

type LinksDialogProps = {
  /** Pack whose drafts the links show. */
  pack: string;
  /** Brand they are shown in. */
  brand: Pack;
  /** Address to share for a preview's link: at the current page and language. */
  addressOf: (url: string) => string;
  onClose: () => void;
};

/** Creates links to the draft, lists the valid ones, and ends them. */
export const LinksDialog = ({ pack, brand, addressOf, onClose }: LinksDialogProps) => {
  const { links, make, end } = usePreviewLinks(pack, brand.pack);
  const [minutes, setMinutes] = useState<(typeof durations)[number]>(1440);
  const failed = make.error ?? end.error;
  return (
    <Dialog
      title={say('console.preview.links.title', { name: packTitle(brand) })}
      size="large"
      onClose={onClose}
    >
      <p className="op-lead">{say('console.preview.links.lead')}</p>
      <div className="op-link-make">
        <Picker
          label={say('console.preview.links.works')}
          value={String(minutes)}
          options={durations.map((each) => ({
            id: String(each),
            name: say(`console.preview.links.durations.${each}`),
            hint: say(`console.preview.links.hints.${each}`),
          }))}
          onChange={(id) => setMinutes(durations.find((each) => String(each) === id) ?? 1440)}
        />
        <Button look="main" busy={make.isPending} onPress={() => make.mutate(minutes)}>
          {make.isPending ? say('console.preview.links.making') : say('console.preview.links.make')}
        </Button>
      </div>
      {make.data && (
        <div className="op-link-made" role="status">
          <input
            className="op-input"
            readOnly
            aria-label={say('console.preview.links.made')}
            value={addressOf(make.data.url)}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={addressOf(make.data.url)} />
        </div>
      )}
      {failed && <RefusalNotice refusal={refusalOf(failed)} />}
      <h3>{say('console.preview.links.live')}</h3>
      {links.isPending && <Loading rows={2} />}
      {links.error && <RefusalNotice refusal={refusalOf(links.error)} onRetry={() => void links.refetch()} />}
      {links.data?.length === 0 && <p className="op-quiet">{say('console.preview.links.none')}</p>}
      <ul className="op-links">
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} addressOf={addressOf} onEnd={() => end.mutateAsync(link.id)} />
        ))}
      </ul>
    </Dialog>
  );
};
