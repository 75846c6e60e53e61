import { useState } from 'react';
import { mayOn } from '#contract/operator-roles.ts';
import { refusalOf } from '../api/refusal.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { texts } from '../texts.ts';
import { Button } from '../parts/Button.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { BrandCard } from './BrandCard.tsx';
import { NewBrandDialog } from './NewBrandDialog.tsx';
import { texts as brandTexts } from './texts.ts';
import './brands.css';
import { usePacks } from './usePacks.ts';

export const BrandsPage = () => {
  const { roles } = useOperatorSession();
  const [making, setMaking] = useState(false);
  const { data: packs, error, isPending, refetch } = usePacks();
  return (
    <>
      <title>{`${texts.brands.title} · ${texts.product}`}</title>
      <header className="op-brands-head">
        <div>
          <h1>{texts.brands.title}</h1>
          <p className="op-lead">{texts.brands.lead}</p>
        </div>
        {packs && packs.length > 0 && mayOn(roles, '*', 'admin') && (
          <Button look="main" icon="plus" onPress={() => setMaking(true)}>
            {brandTexts.create}
          </Button>
        )}
      </header>
      {making && packs && <NewBrandDialog packs={packs} onClose={() => setMaking(false)} />}
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
