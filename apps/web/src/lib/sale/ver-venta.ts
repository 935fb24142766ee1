import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { titulosDePaso } from '@alerce/contract/messages/cartera/venta'
import { pasoActual, rutaDeAntecedentes } from '@alerce/domain/cartera/pasos'
import { incidencias } from '@alerce/domain/cartera/siguiente'
import { pasoDeActualizacion, rutaDeActualizacion } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { porCorregir } from '@alerce/domain/mesa/irregularidad'
import { must } from '../api/must.ts'
import { readOptions } from '../api/read-options.ts'
import { queryClient } from '../query-client.ts'
import { goTo } from '../routes.ts'
import type { Venta } from './venta.ts'

interface VentaIds {
  readonly prospectoId: number
  readonly identificador: number | null
}

/** The address of a screen of a sale; `ruta`: without its query. */
export const enLaVenta = (ruta: string, ids: VentaIds): string => goTo('postulantData', ids).replace(/^[^?]+/, ruta)

/** What goes before the steps of a sale, in words and where: an irregularity that waits for the advisor, an open update; null: nothing. */
function loQueDetiene({ irregularidades, turno }: Venta) {
  const irregularidad = porCorregir(irregularidades)
  if (irregularidad) return { titulo: 'corregir la irregularidad', ruta: irregularidad.ruta }
  if (turno.paso !== pasoDeActualizacion) return null
  return { titulo: 'confirmar o descartar la actualización', ruta: rutaDeActualizacion }
}

/** Whether what is to be done now is done on a screen of the sale: not by somebody else, not by telephone. */
const esDelPaso = ({ actua, paso }: Venta['turno']): boolean => actua === 'asesor' && paso !== incidencias.rechazo.paso

/** What comes next in a sale, and where: what stops it goes first; where nothing is to be done on a screen, the step to look at. */
export function loQueSigue(venta: Venta, nombrar: (ruta: string) => string | undefined = () => undefined) {
  const { prospectoId, pasos, declaracionSaludId: identificador } = venta
  const paso = pasoActual(pasos)
  const detiene = loQueDetiene(venta)
  const ruta = detiene?.ruta ?? paso?.ruta ?? rutaDeAntecedentes
  const titulo = detiene?.titulo ?? nombrar(ruta) ?? paso?.titulo ?? titulosDePaso.antecedentes
  return {
    texto: detiene || (paso?.situacion !== 'listo' && esDelPaso(venta.turno)) ? `Sigue: ${titulo}` : `Ver ${titulo}`,
    ruta,
    to: enLaVenta(ruta, { prospectoId, identificador }),
  }
}

/**
 * The same of a sale that is not at hand, to look at it: nothing checked, marked or generated (core rules, Who acts). It
 * is asked for as it is now, and known to the screen that is come to.
 */
export async function verVenta({ prospectoId }: { readonly prospectoId: number }): Promise<string> {
  const venta = queryClient.fetchQuery({ ...readOptions('obtenerVenta', { prospectoId }), staleTime: 0 })
  return loQueSigue({ ...(await must(venta, carteraMessages.redirectFailed.text)), prospectoId }).to
}
