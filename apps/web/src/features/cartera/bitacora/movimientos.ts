import { clasesDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { fechaYHora, fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { clasesDeAnotacion, resultadosDeLlamada } from '@alerce/domain/cartera/seguimiento/anotacion'
import type { ReplyOf } from '../../../lib/api/call.ts'
import type { Anotacion } from './queries.ts'

type EntradaDeBitacora = ReplyOf<'obtenerBitacoraProspecto'>[number]

/** Classes of the filter: those of the Bitácora, and what people wrote. */
export const clasesDelFiltro = { ...clasesDeBitacora, anotacion: 'Anotaciones' } as const

export type ClaseDelFiltro = keyof typeof clasesDelFiltro

/** Entry of the timeline: of the Bitácora, or an annotation. */
export interface Movimiento {
  /** Unique among both. */
  readonly clave: string
  readonly clase: ClaseDelFiltro | null
  /** DD-MM-YYYY HH:mm:ss of Santiago. */
  readonly fecha: string
  readonly estado: string
  readonly por: string
  readonly aPedidoDe: string | null
  readonly anotacion: Anotacion | null
}

const deEntrada = ({ entradaId, clase, fecha, estado, por, aPedidoDe }: EntradaDeBitacora): Movimiento => ({
  clave: `b${entradaId}`,
  clase,
  fecha,
  estado,
  por,
  aPedidoDe,
  anotacion: null,
})

const tituloDe = ({ clase, resultado, asunto, notaId, avisada }: Anotacion, todas: readonly Anotacion[]): string => {
  const nota = notaId === null ? undefined : todas.find(({ anotacionId }) => anotacionId === notaId)
  if (nota) return `Respuesta a la nota del ${fechaYHora(nota.en)}`
  if (resultado !== null) return `${clasesDeAnotacion[clase]}: ${resultadosDeLlamada[resultado].toLowerCase()}`
  if (avisada) return `${clasesDeAnotacion[clase]}, avisada a la jefatura`
  return asunto === null ? clasesDeAnotacion[clase] : `${clasesDeAnotacion[clase]}: ${asunto}`
}

const deAnotacion = (anotacion: Anotacion, todas: readonly Anotacion[]): Movimiento => ({
  clave: `a${anotacion.anotacionId}`,
  clase: 'anotacion',
  fecha: fechaYHoraExacta(anotacion.en),
  estado: tituloDe(anotacion, todas),
  por: anotacion.por,
  aPedidoDe: null,
  anotacion,
})

/** Sortable form of DD-MM-YYYY HH:mm:ss. */
const orden = ({ fecha }: Movimiento): string =>
  `${fecha.slice(6, 10)}${fecha.slice(3, 5)}${fecha.slice(0, 2)}${fecha.slice(10)}`

/** Both lists as one, newest first; each comes in its order, which entries of one second keep. */
export function juntos(
  entradas: readonly EntradaDeBitacora[],
  anotaciones: readonly Anotacion[],
): readonly Movimiento[] {
  if (anotaciones.length === 0) return entradas.map(deEntrada)
  return [...anotaciones.map((una) => deAnotacion(una, anotaciones)), ...entradas.map(deEntrada)].toSorted((a, b) =>
    orden(b).localeCompare(orden(a)),
  )
}
