import { Link } from 'react-router-dom';
import { EmptyState } from '../parts/EmptyState.tsx';
import { texts } from '../texts.ts';

export const NotFound = () => (
  <main className="op-page" id="content">
    <EmptyState icon="info" title={texts.errors.notFoundTitle}>
      <p>{texts.errors.notFound}</p>
      <Link className="op-link" to="/">
        {texts.errors.toBrands}
      </Link>
    </EmptyState>
  </main>
);
