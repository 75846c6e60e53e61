import type { ReactNode } from 'react';
import { AgentTabs } from './AgentTabs.tsx';

/** A page about members of the tree: its head, the tabs, and what narrows its list. */
export const AgentSection = ({
  id,
  title,
  lead,
  choice,
  children,
}: {
  /** Of its heading. */
  id: string;
  title: string;
  lead: string;
  /** What of the list is shown. */
  choice: ReactNode;
  children: ReactNode;
}) => (
  <section className="op-section" aria-labelledby={id}>
    <header className="op-section-head">
      <h1 id={id}>{title}</h1>
      <p className="op-lead">{lead}</p>
    </header>
    <AgentTabs />
    <div className="op-payments-choice">{choice}</div>
    {children}
  </section>
);
