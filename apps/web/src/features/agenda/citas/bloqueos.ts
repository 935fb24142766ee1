import { tramosDe } from '@alerce/domain/agenda/bloqueo'
import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { horaDe } from '@alerce/domain/base/fechas/reloj'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'
import type { Range } from './range.ts'

/** Blocked time of one day. */
export interface BloqueoDelDia extends LapsoDeCita {
  readonly bloqueoId: number
  /** An absence. */
  readonly todoElDia: boolean
  /** 'Almuerzo', or that it is blocked. */
  readonly texto: string
}

/** 'bloqueado de 13:00 a 14:00: Almuerzo', for screen readers. */
export const bloqueadoEnPalabras = ({ start, end, todoElDia, texto }: BloqueoDelDia): string =>
  `${todoElDia ? 'bloqueado todo el día' : `bloqueado de ${horaDe(start)} a ${horaDe(end)}`}: ${texto}`

/** Blocked times on the days of a range. A failed read is silent: the server refuses what is not free. */
export function useBloqueos(range: Range, asesor: number | null, enabled: boolean): BloqueoDelDia[] {
  const dias = { desde: range.start, hasta: sumaDias(range.end, -1) }
  const payload = { ...dias, ...(asesor === null ? {} : { identificador: asesor }) }
  const { data } = useRead('obtenerBloqueos', payload, { enabled })
  useLive('obtenerBloqueos')
  return (data?.bloqueos ?? []).flatMap((bloqueo) =>
    tramosDe(bloqueo, dias.desde, dias.hasta).map((tramo) => ({
      ...tramo,
      bloqueoId: bloqueo.bloqueoId,
      todoElDia: bloqueo.clase === 'ausencia',
      texto: bloqueo.motivo || (bloqueo.clase === 'ausencia' ? 'Ausente' : 'Bloqueado'),
    })),
  )
}
