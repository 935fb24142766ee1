import type { RespuestaDeCliente } from '@alerce/domain/cotizacion/enlace'
import { event } from '../../event.ts'

export interface CotizacionRespondida {
  readonly asesorId: number
  readonly prospectoId: number
  /** Number of the mailed quote whose link was used. */
  readonly numero: number
  readonly respuesta: RespuestaDeCliente
  /** Plan of interest. */
  readonly plan: string
}

/** A client answered on the page of their quote: somebody has to call them. */
export const cotizacionRespondida = event<CotizacionRespondida>('cotizacion-respondida')
