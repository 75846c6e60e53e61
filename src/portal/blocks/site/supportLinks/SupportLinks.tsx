import { SupportLinkList as Links } from '#portal/parts/SupportLinkList.tsx';

/** Ways to reach customer service, each opened by one press. */
export const SupportLinks = () => (
  <div className="lv-content">
    <Links />
  </div>
);
