import type { RouteObject } from 'react-router'
import { entryRoutes, inside, screen } from './routing.tsx'

/** The desks: contraloría, documents, mails, administration. */
const desks: RouteObject[] = [
  screen(
    'contraloria',
    async () => (await import('../features/declaracion/contraloria/contraloria-screen.tsx')).ContraloriaScreen,
  ),
  screen(
    'autorizaciones',
    async () => (await import('../features/postulacion/autorizaciones/autorizaciones-screen.tsx')).AutorizacionesScreen,
  ),
  screen(
    'irregularidades',
    async () => (await import('../features/mesa/irregularidades/irregularidades-screen.tsx')).IrregularidadesScreen,
  ),
  screen('fun', async () => (await import('../features/mesa/fun/fun-screen.tsx')).FunScreen),
  screen('mandatos', async () => (await import('../features/contrato/mandatos/mandatos-screen.tsx')).MandatosScreen),
  screen('rechazos', async () => (await import('../features/mesa/rechazos/rechazos-screen.tsx')).RechazosScreen),
  screen('correos', async () => (await import('../features/base/correos/correos-screen.tsx')).CorreosScreen),
  screen('usuarios', async () => (await import('../features/acceso/usuarios/usuarios-screen.tsx')).UsuariosScreen),
  screen('enlaces', async () => (await import('../features/acceso/enlaces/enlaces-screen.tsx')).EnlacesScreen),
  screen('sesiones', async () => (await import('../features/acceso/accesos/sesiones-screen.tsx')).SesionesScreen),
  screen('accesos', async () => (await import('../features/acceso/accesos/accesos-screen.tsx')).AccesosScreen),
  screen('clientes', async () => (await import('../features/acceso/clientes/clientes-screen.tsx')).ClientesScreen),
]

export const consolaRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./consola-shell.tsx')).ConsolaShell,
  [inside(async () => (await import('./mantine-layout.tsx')).MantineLayout, desks)],
)
