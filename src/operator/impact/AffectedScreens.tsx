import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { affectedScreens, type AffectedScreen } from '#engine/references/affected-screens.ts';
import { schemas } from '#engine/validate/brand.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import type { Comparison } from '../changes/change.ts';
import { documentName } from '../documents/document-name.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import type { PreviewDevice } from '../preview/PreviewFrame.tsx';
import { placeOfScreen, previewAddress } from '../preview/preview-pages.ts';
import { usePreview } from '../preview/usePreview.ts';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { previewLive } from './calls.ts';
import { ScreenPair, type Way } from './ScreenPair.tsx';

/** Pairs shown initially: each loads two whole portals. */
const AT_ONCE = 3;

type Pictured = AffectedScreen & { name: string; path: string };

/** Screens with an address of their own, one for each address; the names of the others. */
function pictured(comparison: Comparison): { shown: Pictured[]; others: string[] } {
  const { before, after } = comparison;
  const paths = new Set<string>();
  const others: string[] = [];
  const shown = affectedScreens(schemas, before, after).flatMap((screen): Pictured[] => {
    const name = documentName(after, `screen/${screen.screen}`);
    const place = placeOfScreen(after, screen.screen);
    if (!place || place.modal !== undefined) others.push(name);
    else if (!paths.has(place.path)) {
      paths.add(place.path);
      return [{ ...screen, name, path: place.path }];
    }
    return [];
  });
  return { shown, others };
}

/** Screens touched by the drafts, live and drafted, a few at a time. */
export const AffectedScreens = ({ comparison, brand }: { comparison: Comparison; brand: string }) => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const [device, setDevice] = useState<PreviewDevice>('phone');
  const [way, setWay] = useState<Way>('side');
  const [shownCount, setShownCount] = useState(AT_ONCE);
  const { shown, others } = useMemo(() => pictured(comparison), [comparison]);
  const draft = usePreview(pack, brand);
  const live = useQuery({
    queryKey: ['preview-live', pack, brand],
    queryFn: () => previewLive(api, pack, brand),
    staleTime: 30 * 60_000,
  });
  if (shown.length === 0) {
    return (
      <>
        <p className="op-quiet">{say('console.impact.pictures.none')}</p>
        {others.length > 0 && (
          <p className="op-quiet">{say('console.impact.pictures.noAddress', { names: others.join(', ') })}</p>
        )}
      </>
    );
  }
  const rest = shown.length - shownCount;
  return (
    <>
      <p className="op-lead">{say('console.impact.pictures.lead')}</p>
      <div className="op-pair-bar">
        <Segments
          label={say('console.impact.pictures.size')}
          value={device}
          options={[
            { id: 'phone', name: say('console.previewPane.phone') },
            { id: 'desktop', name: say('console.previewPane.desktop') },
          ]}
          onChange={setDevice}
        />
        <Segments
          label={say('console.impact.pictures.way')}
          value={way}
          options={[
            { id: 'side', name: say('console.impact.pictures.ways.side') },
            { id: 'slide', name: say('console.impact.pictures.ways.slide') },
          ]}
          onChange={setWay}
        />
      </div>
      {(draft.isPending || live.isPending) && <Loading rows={6} />}
      {draft.error && <RefusalNotice refusal={refusalOf(draft.error)} onRetry={() => void draft.refetch()} />}
      {draft.data && !live.isPending && (
        <div className="op-pairs" data-device={device}>
          {shown.slice(0, shownCount).map(({ screen, name, path, through, because }) => (
            <ScreenPair
              key={screen}
              name={name}
              before={live.data && previewAddress(live.data.url, path)}
              after={previewAddress(draft.data.url, path)}
              device={device}
              way={way}
              why={`${say(`console.impact.pictures.through.${through}`)} ${say('console.impact.pictures.because', { names: reasons(comparison, because) })}`}
            />
          ))}
        </div>
      )}
      {rest > 0 && (
        <Button onPress={() => setShownCount(shownCount + AT_ONCE)}>
          {say('console.impact.pictures.more', { count: rest })}
        </Button>
      )}
      {others.length > 0 && (
        <p className="op-quiet">{say('console.impact.pictures.noAddress', { names: others.join(', ') })}</p>
      )}
    </>
  );
};

const reasons = ({ before, after }: Comparison, keys: readonly string[]): string =>
  [...new Set(keys.map((key) => documentName(Object.hasOwn(after, key) ? after : before, key)))].join(', ');
