import type { OpenScreen, SaleScreen } from '@alerce/contract/screens'
import { Navigate, type RouteObject } from 'react-router'
import { type Components, inside, routesOf } from '../lib/lazy-routes.ts'
import { goTo } from '../lib/routes.ts'
import { entryRoutes, type OwnScreen } from './routing.tsx'

/** The screens of a sale, each under the frame. */
const ofSale = {
  timeline: async () => (await import('../features/cartera/bitacora/timeline-screen.tsx')).TimelineScreen,
  postulantData: async () =>
    (await import('../features/postulacion/antecedentes/antecedentes-screen.tsx')).AntecedentesScreen,
  postulantDatanew: async () =>
    (await import('../features/postulacion/antecedentes/actualizacion/actualizacion-screen.tsx')).ActualizacionScreen,
  postulantDocumentos: async () =>
    (await import('../features/postulacion/documentos-postulante/documentos-postulante-screen.tsx'))
      .DocumentosPostulanteScreen,
  prospectBeneficiaries: async () =>
    (await import('../features/postulacion/beneficiarios/beneficiarios-screen.tsx')).BeneficiariosScreen,
  preferences: async () =>
    (await import('../features/cotizacion/preferencias/preferencias-screen.tsx')).PreferenciasScreen,
  preliminarPlan: async () => (await import('../features/cotizacion/cotizacion/plan-screen.tsx')).PlanScreen,
  comparador: async () =>
    (await import('../features/cotizacion/cotizacion/comparador/comparador-screen.tsx')).ComparadorScreen,
  resumenCotizacionPactada: async () =>
    (await import('../features/cotizacion/compensacion/pactada-screen.tsx')).PactadaScreen,
  resumenPlan: async () => (await import('../features/cotizacion/cotizacion/resumen-screen.tsx')).ResumenScreen,
  postulantBackground: async () =>
    (await import('../features/declaracion/declaracion/cotizante/cotizante-screen.tsx')).CotizanteScreen,
  postulantBeneficiaries: async () =>
    (await import('../features/declaracion/declaracion/beneficiarios/beneficiarios-screen.tsx')).BeneficiariosDsScreen,
  postulantDs: async () =>
    (await import('../features/declaracion/declaracion/preguntas/preguntas-screen.tsx')).PreguntasScreen,
  postulantSummary: async () =>
    (await import('../features/declaracion/declaracion/resumen/resumen-screen.tsx')).ResumenScreen,
  enviarDs: async () => (await import('../features/declaracion/declaracion/envio/enviar-screen.tsx')).EnviarScreen,
  resultadoDs: async () => (await import('../features/declaracion/resultado/resultado-screen.tsx')).ResultadoScreen,
  documentos: async () => (await import('../features/contrato/contractual/documentos-screen.tsx')).DocumentosScreen,
  resumenCotizacion: async () =>
    (await import('../features/contrato/documentos/resumen-cotizacion-screen.tsx')).ResumenCotizacionScreen,
  documentsPreview: async () =>
    (await import('../features/contrato/documentos/documents-preview-screen.tsx')).DocumentsPreviewScreen,
} satisfies Components<SaleScreen>

/** Screens with the component library but outside a sale. */
const withFields = {
  addProspect: async () => (await import('../features/postulacion/prospecto/prospect-screen.tsx')).ProspectScreen,
  addCompensado: async () =>
    (await import('../features/postulacion/prospecto/compensado/compensado-screen.tsx')).CompensadoScreen,
} satisfies Partial<Components<OwnScreen<'dashboard'>>>

/** Screens that a link opens. */
const ofLink = {
  preLogin: async () => (await import('../features/acceso/enlace/pre-login-screen.tsx')).PreLoginScreen,
  recuperar: async () => (await import('../features/acceso/clave/recuperar-screen.tsx')).RecuperarScreen,
} satisfies Components<OwnScreen<'dashboard'> & OpenScreen>

const plain = {
  agenda: async () => (await import('../features/agenda/citas/agenda-screen.tsx')).AgendaScreen,
  pareja: async () => (await import('../features/cartera/pareja/pareja-screen.tsx')).ParejaScreen,
  home: async () => (await import('./home-screen.tsx')).Home,
  importar: async () => (await import('../features/cartera/importacion/importacion-screen.tsx')).ImportacionScreen,
  statistics: async () => (await import('../features/cartera/estadisticas/statistics-screen.tsx')).StatisticsScreen,
  tablaDatos: async () => (await import('../features/cartera/pendientes/pendientes-screen.tsx')).PendientesScreen,
} satisfies Components<Exclude<OwnScreen<'dashboard'>, SaleScreen | OpenScreen | keyof typeof withFields>>

export const dashboardRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./dashboard-shell.tsx')).DashboardShell,
  [
    { index: true, element: <Navigate to={goTo('home')} replace /> },
    ...routesOf(plain),
    inside(
      async () => (await import('./mantine-layout.tsx')).MantineLayout,
      [...routesOf(withFields), inside(async () => (await import('./sale-layout.tsx')).SaleLayout, routesOf(ofSale))],
    ),
  ],
  routesOf(ofLink),
)
