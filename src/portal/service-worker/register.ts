import { appPaths, workerPolicy } from '#contract/installable-app.ts';

type WorkerPolicies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
};

let registered = false;

/** Registers the service worker, once a page; a browser without any, or that refuses, shows its own page when the network is away. */
export async function registerWorker(): Promise<void> {
  const { trustedTypes } = window as Window & { trustedTypes?: WorkerPolicies };
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // While developing, files come from the development server, which builds none.
  if (!workers || !import.meta.env.PROD || registered) return;
  registered = true;
  const policy = trustedTypes?.createPolicy(workerPolicy, {
    createScriptURL: (url) => {
      if (url !== appPaths.worker) throw new TypeError(`${url} is not the service worker.`);
      return url;
    },
  });
  const address = policy ? policy.createScriptURL(appPaths.worker) : appPaths.worker;
  await workers.register(address, { scope: '/', updateViaCache: 'none' }).catch(() => {});
}
