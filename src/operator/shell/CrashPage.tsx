import { useRouteError } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { say } from '../language/say.ts';

/** Shown when the console itself is at fault. */
export const CrashPage = () => {
  const error = useRouteError();
  return (
    <main className="op-page" id="content">
      <EmptyState icon="problems" title={say('console.errors.crashTitle')}>
        <p>{say('console.errors.crashFix')}</p>
        {error instanceof Error && <code>{error.message}</code>}
        <Button look="main" onPress={() => window.location.reload()}>
          {say('console.errors.reload')}
        </Button>
      </EmptyState>
    </main>
  );
};
