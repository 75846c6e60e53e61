import { refusalOf } from '../api/refusal.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { texts } from '../texts.ts';
import { BrandCard } from './BrandCard.tsx';
import { usePacks } from './usePacks.ts';

export const BrandsPage = () => {
  const { data: packs, error, isPending, refetch } = usePacks();
  return (
    <>
      <title>{`${texts.brands.title} · ${texts.product}`}</title>
      <h1>{texts.brands.title}</h1>
      <p className="op-lead">{texts.brands.lead}</p>
      {isPending && <Loading rows={3} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {packs?.length === 0 && (
        <EmptyState icon="user" title={texts.brands.emptyTitle}>
          <p>{texts.brands.empty}</p>
        </EmptyState>
      )}
      {packs && packs.length > 0 && (
        <ul className="op-cards">
          {packs.map((pack) => (
            <BrandCard key={pack.pack} pack={pack} />
          ))}
        </ul>
      )}
    </>
  );
};
