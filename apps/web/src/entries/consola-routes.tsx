import type { RouteObject } from 'react-router'
import { type Components, inside, routesOf } from '../lib/lazy-routes.ts'
import { entryRoutes, type OwnScreen } from './routing.tsx'

/** The desks: contraloría, documents, mails, administration. */
const desks = {
  contraloria: async () =>
    (await import('../features/declaracion/contraloria/contraloria-screen.tsx')).ContraloriaScreen,
  autorizaciones: async () =>
    (await import('../features/postulacion/autorizaciones/autorizaciones-screen.tsx')).AutorizacionesScreen,
  irregularidades: async () =>
    (await import('../features/mesa/irregularidades/irregularidades-screen.tsx')).IrregularidadesScreen,
  fun: async () => (await import('../features/mesa/fun/fun-screen.tsx')).FunScreen,
  mandatos: async () => (await import('../features/contrato/mandatos/mandatos-screen.tsx')).MandatosScreen,
  rechazos: async () => (await import('../features/mesa/rechazos/rechazos-screen.tsx')).RechazosScreen,
  correos: async () => (await import('../features/base/correos/correos-screen.tsx')).CorreosScreen,
  usuarios: async () => (await import('../features/acceso/usuarios/usuarios-screen.tsx')).UsuariosScreen,
  enlaces: async () => (await import('../features/acceso/enlaces/enlaces-screen.tsx')).EnlacesScreen,
  sesiones: async () => (await import('../features/acceso/accesos/sesiones-screen.tsx')).SesionesScreen,
  accesos: async () => (await import('../features/acceso/accesos/accesos-screen.tsx')).AccesosScreen,
  clientes: async () => (await import('../features/acceso/clientes/clientes-screen.tsx')).ClientesScreen,
} satisfies Components<OwnScreen<'consola'>>

export const consolaRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./consola-shell.tsx')).ConsolaShell,
  [inside(async () => (await import('./mantine-layout.tsx')).MantineLayout, routesOf(desks))],
)
