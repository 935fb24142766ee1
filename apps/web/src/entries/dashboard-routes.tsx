import { type OpenScreen, type SaleScreen, saleScreens } from '@alerce/contract/screens'
import type { RouteObject } from 'react-router'
import { type Components, inside, routesOf } from '../lib/lazy-routes.ts'
import { entryRoutes, type OwnScreen } from './routing.tsx'

/** Screens of a sale: their modules are in a chunk of their own, which a login alone never fetches. */
const ofSale = Object.fromEntries(
  saleScreens.map((name) => [name, async () => await (await import('./sale-screens.ts')).ofSale[name]()]),
)

/** Screens that a link opens. */
const ofLink = {
  preLogin: async () => (await import('../features/acceso/enlace/pre-login-screen.tsx')).PreLoginScreen,
  recuperar: async () => (await import('../features/acceso/clave/recuperar-screen.tsx')).RecuperarScreen,
} satisfies Components<OwnScreen<'dashboard'> & OpenScreen>

/** Screens outside a sale. */
const outside = {
  addProspect: async () => (await import('../features/postulacion/prospecto/prospect-screen.tsx')).ProspectScreen,
  addCompensado: async () =>
    (await import('../features/postulacion/prospecto/compensado/compensado-screen.tsx')).CompensadoScreen,
  agenda: async () => (await import('../features/agenda/citas/agenda-screen.tsx')).AgendaScreen,
  disponibilidad: async () =>
    (await import('../features/agenda/disponibilidad/disponibilidad-screen.tsx')).DisponibilidadScreen,
  pareja: async () => (await import('../features/cartera/pareja/pareja-screen.tsx')).ParejaScreen,
  equipo: async () => (await import('../features/cartera/equipo/equipo-screen.tsx')).EquipoScreen,
  alertas: async () => (await import('../features/cartera/equipo/alertas-screen.tsx')).AlertasScreen,
  metas: async () => (await import('../features/cartera/equipo/metas-screen.tsx')).MetasScreen,
  home: async () => (await import('./home-screen.tsx')).Home,
  importar: async () => (await import('../features/cartera/importacion/importacion-screen.tsx')).ImportacionScreen,
  statistics: async () => (await import('../features/cartera/estadisticas/statistics-screen.tsx')).StatisticsScreen,
  tablaDatos: async () => (await import('../features/cartera/pendientes/pendientes-screen.tsx')).PendientesScreen,
} satisfies Components<Exclude<OwnScreen<'dashboard'>, SaleScreen | OpenScreen>>

export const dashboardRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./dashboard-shell.tsx')).DashboardShell,
  [...routesOf(outside), inside(async () => (await import('./sale-layout.tsx')).SaleLayout, routesOf(ofSale))],
  routesOf(ofLink),
)
