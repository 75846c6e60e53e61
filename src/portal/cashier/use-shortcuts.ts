import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';

const shortcuts = [
  { role: 'deposit', icon: 'deposit', label: 'session.deposit', variant: 'primary' },
  { role: 'withdrawal', icon: 'withdraw', label: 'session.withdraw', variant: 'secondary' },
] as const;

/** Ways to pay in and out that the brand has; none to pay in for who is excluded. */
export function useShortcuts() {
  const documents = useDocuments((all) => all);
  const excluded = useFact<boolean>('session.excluded') ?? false;
  return shortcuts.filter(({ role }) => screenOfRole(documents, role) && !(excluded && role === 'deposit'));
}
