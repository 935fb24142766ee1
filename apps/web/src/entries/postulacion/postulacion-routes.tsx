import type { RouteObject } from 'react-router'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { screens } from '../../lib/routes.ts'
import { RouteFailure } from '../route-failure.tsx'
import { EnlaceSinUso } from './enlace-sin-uso.tsx'

/** The applicant's pages, each opened by a mailed link. Of the other entries this one knows nothing: it stays light. */
export const postulacionRoutes: RouteObject[] = [
  {
    hydrateFallbackElement: <LoadingBar />,
    errorElement: <RouteFailure />,
    children: [
      {
        path: screens.mandato.slice(1),
        lazy: async () => ({
          Component: (await import('../../features/contrato/mandato-postulante/mandato-screen.tsx')).MandatoScreen,
        }),
      },
      { path: '*', element: <EnlaceSinUso /> },
    ],
  },
]
