import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { AdminProvider, type Admin } from './api/AdminContext.tsx';
import { refusalOf } from './api/refusal.ts';
import { BrandsPage } from './brands/BrandsPage.tsx';
import { FormsPage } from './forms/FormsPage.tsx';
import { MenusPage } from './menus/MenusPage.tsx';
import { Announcer } from './parts/Announcer.tsx';
import { ProblemsPage } from './problems/ProblemsPage.tsx';
import { CrashPage } from './shell/CrashPage.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { WorkspacePage } from './shell/WorkspacePage.tsx';
import { SessionGate } from './sign-in/SessionGate.tsx';
import { HistoryPage } from './versions/HistoryPage.tsx';

const RETRIES = 2;

/** Everything one console on one page needs. */
export function createConsole(admin: Admin) {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => refusalOf(error).passing && failures < RETRIES,
        refetchOnWindowFocus: false,
      },
    },
  });
  const router = createBrowserRouter(
    [
      {
        element: <SessionGate />,
        errorElement: <CrashPage />,
        children: [
          { path: '/', element: <BrandsPage /> },
          {
            path: '/:pack',
            element: <WorkspacePage />,
            children: [
              { index: true, element: <Navigate to="forms" replace /> },
              { path: 'forms/:form?', element: <FormsPage /> },
              { path: 'forms/:form/try', element: <FormsPage trial /> },
              { path: 'menus/:menu?', element: <MenusPage /> },
              { path: 'problems', element: <ProblemsPage /> },
              { path: 'history', element: <HistoryPage /> },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: '/operator' },
  );
  const App = () => (
    <QueryClientProvider client={client}>
      <AdminProvider value={admin}>
        <Announcer>
          <RouterProvider router={router} />
        </Announcer>
      </AdminProvider>
    </QueryClientProvider>
  );
  return { App, router };
}
