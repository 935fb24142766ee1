import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Cotizacion } from '../core/cotizacion/registro/read-model.ts'
import type { Declaracion } from '../core/declaracion/declaracion/read-model.ts'
import type { Prospecto } from '../core/postulacion/prospecto/read-model.ts'
import { datosDelPostulante } from './cotizacion.ts'
import type { Dato } from './tablas.ts'

/** What every paper of a sale is about. */
export interface Venta {
  readonly prospecto: Prospecto
  readonly declaracion: Declaracion
  readonly cotizacion: Cotizacion
  /** When the paper was made, ISO instant. */
  readonly emitida: string
}

/** Who, which plan and for how much: the head of every paper of a sale. */
export function datosDeLaVenta({ prospecto, declaracion, cotizacion }: Venta): Dato[] {
  const { plan, foto } = cotizacion
  return [
    ...datosDelPostulante(prospecto),
    ['Folio DS', String(declaracion.folio)],
    ['Plan', `${plan.nombre} (${plan.codigo})`],
    ['Total Cotización Pactada', `${formatoUF(foto.totalUF)} UF`],
    ['Total en pesos', formatoPesos(foto.totalPesos)],
  ]
}
