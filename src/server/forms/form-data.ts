import { formSources, type FormSourceName } from '#contract/generated/form-sources.ts';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { CallId } from '#contract/generated/calls.ts';
import { readFormSource, sourcesOfForm, type FormData, type FormSourceNote } from '#engine/forms/index.ts';
import type { Call, CallContext } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { Stream } from '#server/calls/stream.ts';

type Asking = CallContext & { session: Session };

const answerOf = async (
  context: Asking,
  { call, query = {} }: FormSourceNote & { call: CallId },
): Promise<unknown> => {
  const route = context.gateway.calls.get(call) as Call | undefined;
  const asked = { ...context, query, body: undefined, idempotencyKey: undefined };
  const answer = await route?.handle(asked as unknown as Parameters<Call['handle']>[0]);
  return answer instanceof CallRefusal || answer instanceof Stream ? undefined : answer;
};

/** The sources that a form names, read from the answers that its page gets. */
export async function formData(context: Asking, form: FormDocument): Promise<FormData> {
  const names = sourcesOfForm(form).filter((name): name is FormSourceName =>
    Object.hasOwn(formSources, name),
  );
  const notes = new Map<string, FormSourceNote & { call: CallId }>(
    names.map((name) => [name, formSources[name]]),
  );
  const answers = new Map<string, Promise<unknown>>();
  for (const note of notes.values()) {
    const key = JSON.stringify([note.call, note.query]);
    if (!answers.has(key)) answers.set(key, answerOf(context, note));
  }
  const read = await Promise.all(
    [...notes].map(async ([name, note]) => {
      const answer = await answers.get(JSON.stringify([note.call, note.query]));
      return [name, readFormSource(note, answer)] as const;
    }),
  );
  return Object.fromEntries(read);
}
