import { Link } from 'react-router-dom';
import { EmptyState } from '../parts/EmptyState.tsx';
import { say } from '../language/say.ts';

export const NotFound = () => (
  <main className="op-page" id="content">
    <EmptyState icon="info" title={say('console.errors.notFoundTitle')}>
      <p>{say('console.errors.notFound')}</p>
      <Link className="op-link" to="/">
        {say('console.errors.toBrands')}
      </Link>
    </EmptyState>
  </main>
);
