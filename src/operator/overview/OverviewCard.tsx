import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** One part of the overview; its heading leads to the page about it. */
export const OverviewCard = ({ title, to, children }: { title: string; to: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="op-overview-card" aria-labelledby={id}>
      <h2 id={id}>
        <Link className="op-link" to={to}>
          {title}
        </Link>
      </h2>
      {children}
    </section>
  );
};

/** Lines of a card, or words for none. */
export const OverviewLines = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? (
    <p className="op-quiet">{none}</p>
  ) : (
    <ul className="op-overview-lines">{children}</ul>
  );
