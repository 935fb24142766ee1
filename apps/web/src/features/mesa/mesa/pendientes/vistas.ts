import { type ClaseDePendiente, totalDePendientes } from '@alerce/domain/mesa/pendientes'
import type { ReplyOf } from '../../../../lib/api/call.ts'

export type Pendientes = ReplyOf<'obtenerPendientesMesa'>
export type Pendiente = Pendientes['filas'][number]
export type Vista = 'todos' | ClaseDePendiente

export const nombres: Readonly<Record<Vista, string>> = {
  todos: 'Todo',
  firma: 'Firmados',
  irregularidad: 'Irregularidades',
  fun: 'FUN de baja',
  mandato: 'Mandatos',
  rechazo: 'Rechazos',
}

/** One of each kind, in a word. */
export const asuntos: Readonly<Record<ClaseDePendiente, string>> = {
  firma: 'Documentos firmados',
  irregularidad: 'Irregularidad',
  fun: 'FUN de baja',
  mandato: 'Mandato',
  rechazo: 'Rechazo',
}

/** How many wait in a view. */
export function cuantos({ totales }: Pendientes, vista: Vista): number {
  return vista === 'todos' ? totalDePendientes(totales) : totales[vista]
}
