import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, RouterProvider, useParams } from 'react-router-dom';
import { AdminProvider, type Admin } from './api/AdminContext.tsx';
import { refusalOf } from './api/refusal.ts';
import { pageRoutes } from './pages/page-routes.tsx';
import { firstPage, packPages, serverPages } from './pages/pages.ts';
import { Announcer } from './parts/Announcer.tsx';
import { CrashPage } from './shell/CrashPage.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { ServerFrame } from './shell/ServerFrame.tsx';
import { WorkspacePage } from './shell/WorkspacePage.tsx';
import { cameFrom, ssoPath } from './sign-in/sso-return.ts';
import { SessionGate } from './sign-in/SessionGate.tsx';

const RETRIES = 2;

const FirstPage = () => {
  const { pack = '' } = useParams();
  return <Navigate to={firstPage(pack)} replace />;
};

const AfterSso = () => <Navigate to={cameFrom()} replace />;

/** Everything one console on one page needs. */
export function createConsole(admin: Admin) {
  const client = new QueryClient({
    defaultOptions: {
      // Without it a call would wait for the network: it must fail and say so.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
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
          { path: ssoPath, element: <AfterSso /> },
          { path: '/', element: <ServerFrame />, children: pageRoutes(serverPages) },
          {
            path: '/:pack',
            element: <WorkspacePage />,
            children: [{ index: true, element: <FirstPage /> }, ...pageRoutes(packPages)],
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
