import { createContext, useContext } from 'react';
import type { Conversation } from './conversation.ts';

export const ConversationContext = createContext<Conversation | undefined>(undefined);

/** The conversation around this component. */
export function useConversation(): Conversation {
  const conversation = useContext(ConversationContext);
  if (!conversation) throw new Error('useConversation needs a ConversationContext above it.');
  return conversation;
}
