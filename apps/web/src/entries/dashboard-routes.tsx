import { Navigate, type RouteObject } from 'react-router'
import { goTo } from '../lib/routes.ts'
import { entryRoutes, inside, screen } from './routing.tsx'

/** The screens of a sale, each under the frame. */
const saleScreens: RouteObject[] = [
  screen('timeline', async () => (await import('../features/cartera/bitacora/timeline-screen.tsx')).TimelineScreen),
  screen(
    'postulantData',
    async () => (await import('../features/postulacion/antecedentes/antecedentes-screen.tsx')).AntecedentesScreen,
  ),
  screen(
    'postulantDatanew',
    async () =>
      (await import('../features/postulacion/antecedentes/actualizacion/actualizacion-screen.tsx')).ActualizacionScreen,
  ),
  screen(
    'postulantDocumentos',
    async () =>
      (await import('../features/postulacion/documentos-postulante/documentos-postulante-screen.tsx'))
        .DocumentosPostulanteScreen,
  ),
  screen(
    'prospectBeneficiaries',
    async () => (await import('../features/postulacion/beneficiarios/beneficiarios-screen.tsx')).BeneficiariosScreen,
  ),
  screen(
    'preferences',
    async () => (await import('../features/cotizacion/preferencias/preferencias-screen.tsx')).PreferenciasScreen,
  ),
  screen('preliminarPlan', async () => (await import('../features/cotizacion/cotizacion/plan-screen.tsx')).PlanScreen),
  screen(
    'resumenPlan',
    async () => (await import('../features/cotizacion/cotizacion/resumen-screen.tsx')).ResumenScreen,
  ),
  screen(
    'postulantBackground',
    async () => (await import('../features/declaracion/declaracion/cotizante/cotizante-screen.tsx')).CotizanteScreen,
  ),
  screen(
    'postulantBeneficiaries',
    async () =>
      (await import('../features/declaracion/declaracion/beneficiarios/beneficiarios-screen.tsx'))
        .BeneficiariosDsScreen,
  ),
  screen(
    'postulantDs',
    async () => (await import('../features/declaracion/declaracion/preguntas/preguntas-screen.tsx')).PreguntasScreen,
  ),
  screen(
    'postulantSummary',
    async () => (await import('../features/declaracion/declaracion/resumen/resumen-screen.tsx')).ResumenScreen,
  ),
  screen(
    'enviarDs',
    async () => (await import('../features/declaracion/declaracion/envio/enviar-screen.tsx')).EnviarScreen,
  ),
  screen(
    'resultadoDs',
    async () => (await import('../features/declaracion/resultado/resultado-screen.tsx')).ResultadoScreen,
  ),
  screen(
    'documentos',
    async () => (await import('../features/contrato/contractual/documentos-screen.tsx')).DocumentosScreen,
  ),
  screen(
    'resumenCotizacion',
    async () => (await import('../features/contrato/documentos/resumen-cotizacion-screen.tsx')).ResumenCotizacionScreen,
  ),
  screen(
    'documentsPreview',
    async () => (await import('../features/contrato/documentos/documents-preview-screen.tsx')).DocumentsPreviewScreen,
  ),
]

/** Screens with the component library but outside a sale. */
const formScreens: RouteObject[] = [
  screen(
    'addProspect',
    async () => (await import('../features/postulacion/prospecto/prospect-screen.tsx')).ProspectScreen,
  ),
  screen(
    'addCompensado',
    async () => (await import('../features/postulacion/prospecto/compensado/compensado-screen.tsx')).CompensadoScreen,
  ),
]

/** Screens that a link opens. */
const linkScreens: RouteObject[] = [
  screen('preLogin', async () => (await import('../features/acceso/enlace/pre-login-screen.tsx')).PreLoginScreen),
  screen('recuperar', async () => (await import('../features/acceso/clave/recuperar-screen.tsx')).RecuperarScreen),
]

export const dashboardRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./dashboard-shell.tsx')).DashboardShell,
  [
    { index: true, element: <Navigate to={goTo('home')} replace /> },
    screen('agenda', async () => (await import('../features/agenda/citas/agenda-screen.tsx')).AgendaScreen),
    screen('pareja', async () => (await import('../features/cartera/pareja/pareja-screen.tsx')).ParejaScreen),
    screen('home', async () => (await import('./home-screen.tsx')).Home),
    screen(
      'importar',
      async () => (await import('../features/cartera/importacion/importacion-screen.tsx')).ImportacionScreen,
    ),
    screen(
      'statistics',
      async () => (await import('../features/cartera/estadisticas/statistics-screen.tsx')).StatisticsScreen,
    ),
    screen(
      'tablaDatos',
      async () => (await import('../features/cartera/pendientes/pendientes-screen.tsx')).PendientesScreen,
    ),
    inside(
      async () => (await import('./mantine-layout.tsx')).MantineLayout,
      [...formScreens, inside(async () => (await import('./sale-layout.tsx')).SaleLayout, saleScreens)],
    ),
  ],
  linkScreens,
)
