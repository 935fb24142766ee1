import type { ScreenOf } from '@alerce/contract/screens'
import type { RouteObject } from 'react-router'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { type Components, routesOf } from '../../lib/lazy-routes.ts'
import { RouteFailure } from '../failure/route-failure.tsx'
import { EnlaceSinUso } from './enlace-sin-uso.tsx'

const ofLink = {
  mandato: async () => (await import('../../features/contrato/mandato-postulante/mandato-screen.tsx')).MandatoScreen,
  copiaDs: async () => (await import('../../features/declaracion/postulante/copia/copia-ds-screen.tsx')).CopiaDsScreen,
  postulanteDs: async () =>
    (await import('../../features/declaracion/postulante/postulante-ds-screen.tsx')).PostulanteDsScreen,
} satisfies Components<ScreenOf<'postulacion'>>

/** The applicant's pages, each opened by a mailed link. Of the other entries this one knows nothing: it stays light. */
export const postulacionRoutes: RouteObject[] = [
  {
    hydrateFallbackElement: <LoadingBar />,
    errorElement: <RouteFailure />,
    children: [...routesOf(ofLink), { path: '*', element: <EnlaceSinUso /> }],
  },
]
