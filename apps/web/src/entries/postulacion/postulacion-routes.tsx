import type { RouteObject } from 'react-router'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { RouteFailure } from '../route-failure.tsx'
import { screen } from '../routing.tsx'
import { EnlaceSinUso } from './enlace-sin-uso.tsx'

/** The applicant's pages, each opened by a mailed link. */
export const postulacionRoutes: RouteObject[] = [
  {
    hydrateFallbackElement: <LoadingBar />,
    errorElement: <RouteFailure />,
    children: [
      screen(
        'mandato',
        async () => (await import('../../features/mandato-postulante/mandato-screen.tsx')).MandatoScreen,
      ),
      { path: '*', element: <EnlaceSinUso /> },
    ],
  },
]
