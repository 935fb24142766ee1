import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { titulosDePaso } from '@alerce/contract/messages/cartera/venta'
import { type DestinoDeVenta, destinoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'
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

const antesDeLosPasos = {
  irregularidad: 'corregir la irregularidad',
  actualizacion: 'confirmar o descartar la actualización',
} as const

const tituloDe = ({ pasos }: Venta, que: DestinoDeVenta['que']): string =>
  que === 'irregularidad' || que === 'actualizacion'
    ? antesDeLosPasos[que]
    : (pasos.find(({ clave }) => clave === que)?.titulo ?? titulosDePaso[que])

/** Next step of a sale, with its link. A blocking item goes first; without a next act, the link shows the last step. */
export function loQueSigue(venta: Venta, name: (ruta: string) => string | undefined = () => undefined) {
  const { prospectoId, declaracionSaludId: identificador } = venta
  const irregularidad = porCorregir(venta.irregularidades)?.ruta ?? null
  const { que, ruta, sigue } = destinoDeLaVenta({ ...venta, irregularidad })
  const titulo = name(ruta) ?? tituloDe(venta, que)
  return {
    texto: `${sigue ? 'Sigue:' : 'Ver'} ${titulo}`,
    ruta,
    to: enLaVenta(ruta, { prospectoId, identificador }),
  }
}

/**
 * The same for a sale not loaded yet, only to look at it: nothing is checked, marked or generated (core rules, Who
 * acts). It is fetched fresh, and cached for its screen.
 */
export async function showVenta({ prospectoId }: { readonly prospectoId: number }): Promise<string> {
  const venta = queryClient.fetchQuery({ ...readOptions('obtenerVenta', { prospectoId }), staleTime: 0 })
  return loQueSigue({ ...(await must(venta, carteraMessages.redirectFailed.text)), prospectoId }).to
}
