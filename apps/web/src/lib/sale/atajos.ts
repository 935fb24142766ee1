import { goTo } from '../routes.ts'
import type { Venta } from './venta.ts'

export type ClaveDeAtajo = 'papeles' | 'pareja' | 'original' | 'nueva' | 'bitacora' | 'anotar' | 'agendar'

/** Link from a sale to a screen that is not a step. */
interface AtajoDeVenta {
  readonly clave: ClaveDeAtajo
  readonly texto: string
  readonly to: string
}

/** Link to the pending data, or to the papers once the data are complete. */
function papeles(venta: Venta): AtajoDeVenta[] {
  const { prospectoId, declaracionSaludId, pasos } = venta
  const paso = (clave: 'contractual' | 'documentos') => pasos.find((one) => one.clave === clave)
  const data = paso('contractual')
  const screen = (data?.situacion === 'listo' ? paso('documentos') : data)?.ruta
  if (screen === undefined) return []
  const ids = new URLSearchParams({ prospectoId: String(prospectoId) })
  if (declaracionSaludId !== null) ids.set('identificador', String(declaracionSaludId))
  return [{ clave: 'papeles', texto: 'Documentos contractuales', to: `${screen}?${ids}` }]
}

/** Links of every screen of a sale (spec 1 §4); `writes`: for its advisor, false for readers. */
export function atajosDeVenta(venta: Venta, writes: boolean): readonly AtajoDeVenta[] {
  const { prospectoId, documentosContractuales, tipoPlan, reutiliza, copia } = venta
  const otra = (clave: ClaveDeAtajo, texto: string, de: { readonly prospectoId: number } | null): AtajoDeVenta[] =>
    de ? [{ clave, texto, to: goTo('postulantData', { prospectoId: de.prospectoId }) }] : []
  return [
    ...(writes && documentosContractuales ? papeles(venta) : []),
    ...(tipoPlan === 'S' ? [{ clave: 'pareja' as const, texto: 'Pareja', to: goTo('pareja', { prospectoId }) }] : []),
    ...otra('original', 'Postulación original', reutiliza),
    ...otra('nueva', 'Postulación nueva', copia),
    { clave: 'bitacora', texto: 'Bitácora', to: goTo('timeline', { prospectoId }) },
    ...(writes
      ? [{ clave: 'anotar' as const, texto: 'Anotar', to: goTo('timeline', { prospectoId, anotar: true }) }]
      : []),
    { clave: 'agendar', texto: 'Agendar', to: goTo('agenda', { prospectoId }) },
  ]
}
