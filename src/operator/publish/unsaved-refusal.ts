import { Refusal } from '../api/refusal.ts';
import { texts } from '../texts.ts';

/** Why the console itself does not publish: the server does not have everything that the operator sees. */
export const unsavedRefusal = (): Refusal =>
  new Refusal(0, { code: 'UNSAVED', message: texts.publish.unsaved });
