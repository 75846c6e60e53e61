import { ValuesPage } from '../values/ValuesPage.tsx';

export const ConstantsPage = () => <ValuesPage />;
