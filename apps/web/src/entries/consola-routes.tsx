import { vistasDeLaMesa } from '@alerce/contract/screens'
import { type RouteObject, replace } from 'react-router'
import { type Components, routesOf } from '../lib/lazy-routes.ts'
import { goTo } from '../lib/routes.ts'
import { entryRoutes, type OwnScreen } from './routing.tsx'

/** The desks: contraloría, documents, mails, administration. */
const desks = {
  contraloria: async () =>
    (await import('../features/declaracion/contraloria/contraloria-screen.tsx')).ContraloriaScreen,
  resueltas: async () => (await import('../features/declaracion/resueltas/resueltas-screen.tsx')).ResueltasScreen,
  autorizaciones: async () =>
    (await import('../features/postulacion/autorizaciones/autorizaciones-screen.tsx')).AutorizacionesScreen,
  mesa: async () => (await import('../features/mesa/casos/mesa-screen.tsx')).MesaScreen,
  correos: async () => (await import('../features/base/correos/correos-screen.tsx')).CorreosScreen,
  estado: async () => (await import('../features/base/estado/estado-screen.tsx')).EstadoScreen,
  usuarios: async () => (await import('../features/acceso/usuarios/usuarios-screen.tsx')).UsuariosScreen,
  enlaces: async () => (await import('../features/acceso/enlaces/enlaces-screen.tsx')).EnlacesScreen,
  carteras: async () => (await import('../features/cartera/carteras/carteras-screen.tsx')).CarterasScreen,
  sesiones: async () => (await import('../features/acceso/accesos/sesiones-screen.tsx')).SesionesScreen,
  accesos: async () => (await import('../features/acceso/accesos/accesos-screen.tsx')).AccesosScreen,
  catalogo: async () => (await import('../features/cotizacion/catalogo/catalogo-screen.tsx')).CatalogoScreen,
  textos: async () => (await import('../features/base/textos/textos-screen.tsx')).TextosScreen,
  personas: async () => (await import('../features/personas/derechos/personas-screen.tsx')).PersonasScreen,
  clientes: async () => (await import('../features/acceso/clientes/clientes-screen.tsx')).ClientesScreen,
  webhooks: async () => (await import('../features/acceso/suscripciones/suscripciones-screen.tsx')).SuscripcionesScreen,
} satisfies Components<OwnScreen<'consola'>>

/** Former screens, now views of the desk; the list of their `?ver=` is now `?lista=`. */
const moved: RouteObject[] = Object.entries(vistasDeLaMesa).map(([path, ver]) => ({
  path: path.slice(1),
  loader: ({ request }) => {
    const lista = new URL(request.url).searchParams.get('ver')
    return replace(`${goTo('mesa')}?${new URLSearchParams({ ver, ...(lista && { lista }) })}`)
  },
}))

export const consolaRoutes: RouteObject[] = entryRoutes(
  async () => (await import('./consola-shell.tsx')).ConsolaShell,
  [...routesOf(desks), ...moved],
)
