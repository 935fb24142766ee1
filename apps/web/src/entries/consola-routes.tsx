import type { RouteObject } from 'react-router'
import { entryRoutes, inside, screen } from './routing.tsx'

/** The desks: contraloría, mails, administration. */
const desks: RouteObject[] = [
  screen('contraloria', async () => (await import('../features/contraloria/contraloria-screen.tsx')).ContraloriaScreen),
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
