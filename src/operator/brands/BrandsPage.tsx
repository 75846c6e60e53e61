import { useState } from 'react';
import { consolePack } from '#contract/console-pack.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { refusalOf } from '../api/refusal.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { BrandCard } from './BrandCard.tsx';
import { NewBrandDialog } from './NewBrandDialog.tsx';

import './brands.css';
import { usePacks } from './usePacks.ts';

export const BrandsPage = () => {
  const { roles } = useOperatorSession();
  const [making, setMaking] = useState(false);
  const { data: packs, error, isPending, refetch } = usePacks();
  return (
    <>
      <title>{`${say('console.brandList.title')} · ${say('console.common.product')}`}</title>
      <header className="op-brands-head">
        <div>
          <h1>{say('console.brandList.title')}</h1>
          <p className="op-lead">{say('console.brandList.lead')}</p>
        </div>
        {packs && packs.length > 0 && mayOn(roles, '*', 'admin') && (
          <Button look="main" icon="plus" onPress={() => setMaking(true)}>
            {say('console.brands.create')}
          </Button>
        )}
      </header>
      {making && packs && (
        <NewBrandDialog
          packs={packs.filter(({ pack }) => pack !== consolePack)}
          onClose={() => setMaking(false)}
        />
      )}
      {isPending && <Loading rows={3} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {packs?.length === 0 && (
        <EmptyState icon="user" title={say('console.brandList.emptyTitle')}>
          <p>{say('console.brandList.empty')}</p>
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
