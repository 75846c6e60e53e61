import { ValuesPage } from '../values/ValuesPage.tsx';

export const FlagsPage = () => <ValuesPage kind="flags" />;
