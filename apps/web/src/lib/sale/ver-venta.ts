import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { call } from '../api/call.ts'
import { must } from '../api/must.ts'
import { goTo } from '../routes.ts'
import type { Venta } from './venta.ts'

/** The address of the step where a sale stands. */
export function pasoActual({ pasos, prospectoId, declaracionSaludId }: Venta): string {
  const paso =
    pasos.find(({ situacion }) => situacion === 'ahora') ?? pasos.findLast(({ situacion }) => situacion === 'listo')
  const query = goTo('postulantData', { prospectoId, identificador: declaracionSaludId })
  return paso ? query.replace(/^[^?]+/, paso.ruta) : query
}

/** Where the sale stands, to look at it: nothing checked, marked or generated (core rules, Who acts). */
export async function verVenta({ prospectoId }: { readonly prospectoId: number }): Promise<string> {
  return pasoActual(await must(call('obtenerVenta', { prospectoId }), carteraMessages.redirectFailed.text))
}
