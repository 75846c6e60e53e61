import { calls, type CallId } from '#contract/generated/calls.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { canBeEmpty } from '../../.storybook/answers/empty-answer.ts';
import { canBeFull } from '../../.storybook/answers/full-answer.ts';
import { propertyOf, type SchemaNode } from '../../.storybook/answers/schema-node.ts';
import type { Story } from './story-file.ts';

const valueOf = (call: CallId): SchemaNode => propertyOf(schemaIndex.calls[call] as SchemaNode, 'value');

const saysText = (type: string): boolean =>
  JSON.stringify(schemaIndex.blocks[type] ?? {}).includes('textKey');

/** The states that a block can be in, by what it asks the platform for and what its schema says. */
export function statesOf(
  type: string,
  asked: readonly CallId[],
  story: { args: object; livery: object },
): Record<string, Story> {
  const held = (globals: Record<string, string>): Story => ({ ...story, globals });
  const about = (amount: string): Story => ({ ...story, livery: { ...story.livery, amount } });
  return {
    Plain: story,
    ...(asked.length > 0 && { Loading: held({ network: 'never' }), Failing: held({ network: 'failing' }) }),
    ...(asked.some((call) => canBeEmpty(valueOf(call))) && { Empty: about('empty') }),
    ...(asked.some((call) => canBeFull(valueOf(call))) && { TwoHundred: about('many') }),
    ...((asked.length > 0 || saysText(type)) && { LongText: about('long') }),
    RightToLeft: held({ direction: 'rtl' }),
  };
}

/** True if all calls of the block need a session. */
export const needsSession = (asked: readonly CallId[]): boolean =>
  asked.length > 0 && asked.every((call) => 'token' in calls[call]);
