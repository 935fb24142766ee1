import type { RouteObject } from 'react-router'
import { entryRoutes, inside, screen } from './routing.tsx'

/** The desks: contraloría, documents, mails, administration. */
const desks: RouteObject[] = [
  screen('contraloria', async () => (await import('../features/contraloria/contraloria-screen.tsx')).ContraloriaScreen),
  screen(
    'autorizaciones',
    async () => (await import('../features/autorizaciones/autorizaciones-screen.tsx')).AutorizacionesScreen,
  ),
  screen(
    'irregularidades',
    async () => (await import('../features/irregularidades/irregularidades-screen.tsx')).IrregularidadesScreen,
  ),
  screen('fun', async () => (await import('../features/fun/fun-screen.tsx')).FunScreen),
  screen('mandatos', async () => (await import('../features/mandatos/mandatos-screen.tsx')).MandatosScreen),
  screen('rechazos', async () => (await import('../features/rechazos/rechazos-screen.tsx')).RechazosScreen),
  screen('correos', async () => (await import('../features/correos/correos-screen.tsx')).CorreosScreen),
  screen('usuarios', async () => (await import('../features/usuarios/usuarios-screen.tsx')).UsuariosScreen),
  screen('enlaces', async () => (await import('../features/enlaces/enlaces-screen.tsx')).EnlacesScreen),
  screen('sesiones', async () => (await import('../features/accesos/sesiones-screen.tsx')).SesionesScreen),
  screen('accesos', async () => (await import('../features/accesos/accesos-screen.tsx')).AccesosScreen),
  screen('clientes', async () => (await import('../features/clientes/clientes-screen.tsx')).ClientesScreen),
]

export const consolaRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./consola-shell.tsx')).ConsolaShell,
  [inside(async () => (await import('./mantine-layout.tsx')).MantineLayout, desks)],
)
