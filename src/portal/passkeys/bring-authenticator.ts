import { fetchCode } from '../runtime/fetch-code.ts';

/** Code that talks to the authenticator. It is fetched ahead of the press: browsers forget a press that waits. */
export const bringAuthenticator = () => fetchCode(() => import('./authenticator.ts'));
