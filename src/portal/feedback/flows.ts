import type { ActionDefinition } from '../actions/definition.ts';
import { sendFiles } from '../flows/send-files.ts';
import { given, textOf } from '../flows/submitted-text.ts';

const sendFeedback: ActionDefinition<'sendFeedback'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  const words = { questionType: textOf(values, 'questionType'), content: textOf(values, 'content') };
  // Sent again after a picture that failed, it is answered with the feedback that waits.
  const { id } = await portal.gateway.call('feedback', { body: { ...words, ...given(values, 'contact') } });
  await sendFiles(values['images'], (file) =>
    portal.gateway.call('feedbackPicture', { query: { id }, body: file }),
  );
};

/** Flows of feedback, in a chunk that loads with its form. */
export const feedbackFlows = { sendFeedback } as const;
