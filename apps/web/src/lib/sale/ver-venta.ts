import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { titulosDePaso } from '@alerce/contract/messages/cartera/venta'
import { pasoActual, rutaDeAntecedentes } from '@alerce/domain/cartera/pasos'
import { porCorregir } from '@alerce/domain/mesa/irregularidad'
import { call } from '../api/call.ts'
import { must } from '../api/must.ts'
import { goTo } from '../routes.ts'
import type { Venta } from './venta.ts'

interface VentaIds {
  readonly prospectoId: number
  readonly identificador: number | null
}

/** The address of a screen of a sale; `ruta`: without its query. */
export const enLaVenta = (ruta: string, ids: VentaIds): string => goTo('postulantData', ids).replace(/^[^?]+/, ruta)

/** What comes next in a sale, and where: an irregularity that waits for the advisor goes first; of one that has ended, its last step. */
export function loQueSigue(
  { prospectoId, pasos, irregularidades, declaracionSaludId: identificador }: Venta,
  nombrar: (ruta: string) => string | undefined = () => undefined,
) {
  const paso = pasoActual(pasos)
  const irregularidad = porCorregir(irregularidades)
  const ruta = irregularidad?.ruta ?? paso?.ruta ?? rutaDeAntecedentes
  const suyo = nombrar(ruta) ?? paso?.titulo ?? titulosDePaso.antecedentes
  const titulo = irregularidad ? 'corregir la irregularidad' : suyo
  const ended = !irregularidad && paso?.situacion === 'listo'
  return {
    texto: ended ? `Ver ${titulo}` : `Sigue: ${titulo}`,
    ruta,
    to: enLaVenta(ruta, { prospectoId, identificador }),
  }
}

/** The same of a sale that is not at hand, to look at it: nothing checked, marked or generated (core rules, Who acts). */
export const verVenta = async ({ prospectoId }: { readonly prospectoId: number }): Promise<string> =>
  loQueSigue({
    ...(await must(call('obtenerVenta', { prospectoId }), carteraMessages.redirectFailed.text)),
    prospectoId,
  }).to
