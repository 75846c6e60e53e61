import { useRouteError } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { texts } from '../texts.ts';

/** Shown when the console itself is at fault. */
export const CrashPage = () => {
  const error = useRouteError();
  return (
    <main className="op-page" id="content">
      <EmptyState icon="problems" title={texts.errors.crashTitle}>
        <p>{texts.errors.crashFix}</p>
        {error instanceof Error && <code>{error.message}</code>}
        <Button look="main" onPress={() => window.location.reload()}>
          {texts.errors.reload}
        </Button>
      </EmptyState>
    </main>
  );
};
