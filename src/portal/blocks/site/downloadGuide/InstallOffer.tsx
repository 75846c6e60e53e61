import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { installOffered, keptInstallPrompt } from '#portal/hydration/keep-install-prompt.ts';

function watch(listen: () => void): () => void {
  window.addEventListener(installOffered, listen);
  return () => window.removeEventListener(installOffered, listen);
}

/** Button that installs the pages as an app, where the browser offers that; otherwise nothing. */
export function InstallOffer() {
  const say = useText();
  const offer = useSyncExternalStore(
    watch,
    () => keptInstallPrompt(),
    () => undefined,
  );
  const [taken, setTaken] = useState(false);
  if (taken) return <p role="status">{say('block.app.installed')}</p>;
  if (!offer) return null;
  const install = async () => {
    // The browser asks the visitor itself. An offer can be taken up once.
    const { outcome } = await offer.prompt();
    if (outcome === 'accepted') setTaken(true);
  };
  return (
    <Button variant="primary" size="large" icon="plus" onClick={() => void install()}>
      {say('block.app.install')}
    </Button>
  );
}
