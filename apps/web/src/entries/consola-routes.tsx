import type { RouteObject } from 'react-router'
import { type Components, inside, routesOf } from '../lib/lazy-routes.ts'
import { entryRoutes, type OwnScreen } from './routing.tsx'

/** The desks: contraloría, documents, mails, administration. */
const desks = {
  contraloria: async () =>
    (await import('../features/declaracion/contraloria/contraloria-screen.tsx')).ContraloriaScreen,
  resueltas: async () => (await import('../features/declaracion/resueltas/resueltas-screen.tsx')).ResueltasScreen,
  autorizaciones: async () =>
    (await import('../features/postulacion/autorizaciones/autorizaciones-screen.tsx')).AutorizacionesScreen,
  irregularidades: async () =>
    (await import('../features/mesa/mesa/irregularidades/irregularidades-screen.tsx')).IrregularidadesScreen,
  mesa: async () => (await import('../features/mesa/mesa/pendientes/pendientes-screen.tsx')).PendientesScreen,
  fun: async () => (await import('../features/mesa/mesa/fun/fun-screen.tsx')).FunScreen,
  mandatos: async () => (await import('../features/mesa/mesa/mandatos/mandatos-screen.tsx')).MandatosScreen,
  firmas: async () => (await import('../features/mesa/mesa/firmas/firmas-screen.tsx')).FirmasScreen,
  rechazos: async () => (await import('../features/mesa/mesa/rechazos/rechazos-screen.tsx')).RechazosScreen,
  correos: async () => (await import('../features/base/correos/correos-screen.tsx')).CorreosScreen,
  usuarios: async () => (await import('../features/acceso/usuarios/usuarios-screen.tsx')).UsuariosScreen,
  enlaces: async () => (await import('../features/acceso/enlaces/enlaces-screen.tsx')).EnlacesScreen,
  sesiones: async () => (await import('../features/acceso/accesos/sesiones-screen.tsx')).SesionesScreen,
  accesos: async () => (await import('../features/acceso/accesos/accesos-screen.tsx')).AccesosScreen,
  catalogo: async () => (await import('../features/cotizacion/catalogo/catalogo-screen.tsx')).CatalogoScreen,
  textos: async () => (await import('../features/base/textos/textos-screen.tsx')).TextosScreen,
  clientes: async () => (await import('../features/acceso/clientes/clientes-screen.tsx')).ClientesScreen,
} satisfies Components<OwnScreen<'consola'>>

export const consolaRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./consola-shell.tsx')).ConsolaShell,
  [inside(async () => (await import('./mantine-layout.tsx')).MantineLayout, routesOf(desks))],
)
