import { addressOf, type ScreenOf } from '@alerce/contract/screens'
import { type ComponentType, lazy } from 'react'
import { PostulanteDsScreen } from '../../features/declaracion/postulante/postulante-ds-screen.tsx'
import type { Components } from '../../lib/lazy-routes.ts'
import { EnlaceSinUso } from './enlace-sin-uso.tsx'

const ofLink = {
  mandato: async () => (await import('../../features/contrato/mandato-postulante/mandato-screen.tsx')).MandatoScreen,
  copiaDs: async () => (await import('../../features/declaracion/postulante/copia/copia-ds-screen.tsx')).CopiaDsScreen,
  cambioDeCorreo: async () =>
    (await import('../../features/declaracion/postulante/cambio-de-correo-screen.tsx')).CambioDeCorreoScreen,
  reservar: async () => (await import('../../features/agenda/reservas/reservar-screen.tsx')).ReservarScreen,
  reserva: async () => (await import('../../features/agenda/reservas/mi-reserva-screen.tsx')).MiReservaScreen,
  resumen: async () => (await import('../../features/base/notificaciones/dejar-resumen-screen.tsx')).DejarResumenScreen,
  cotizacion: async () => (await import('../../features/cotizacion/publica/cotizacion-screen.tsx')).CotizacionScreen,
  // Bundled: nearly all visitors open this screen, and a chunk would cost a round trip
  postulanteDs: async () => PostulanteDsScreen,
} satisfies Components<ScreenOf<'postulacion'>>

const names = Object.keys(ofLink) as (keyof typeof ofLink)[]

/**
 * Component of an address under /postulacion; its chunk starts to load at once. Each page opens from its own mailed
 * link and none links to another, so no router is needed.
 */
export function screenAt(pathname: string): ComponentType {
  const name = names.find((one) => addressOf('postulacion', one) === pathname.replace(/\/$/, ''))
  if (!name) return EnlaceSinUso
  const coming = ofLink[name]().then((screen) => ({ default: screen }))
  // the failure is shown where it is rendered
  coming.catch(() => undefined)
  return lazy(() => coming)
}
