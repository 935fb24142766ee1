import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { pasoActual, rutaDeAntecedentes } from '@alerce/domain/cartera/pasos'
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

/** The address of the step where a sale stands, or of the document that an irregularity speaks of. */
export function dondeSigue({ prospectoId, pasos, irregularidades, declaracionSaludId: identificador }: Venta): string {
  const ruta = irregularidades[0]?.ruta ?? pasoActual(pasos)?.ruta ?? rutaDeAntecedentes
  return enLaVenta(ruta, { prospectoId, identificador })
}

/** The same of a sale that is not at hand, to look at it: nothing checked, marked or generated (core rules, Who acts). */
export const verVenta = async ({ prospectoId }: { readonly prospectoId: number }): Promise<string> =>
  dondeSigue({
    ...(await must(call('obtenerVenta', { prospectoId }), carteraMessages.redirectFailed.text)),
    prospectoId,
  })
