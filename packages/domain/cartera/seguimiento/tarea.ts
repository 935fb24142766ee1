import { finDelDia, inicioDelDia } from '../../base/fechas/dia.ts'
import { type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '../../base/fechas/instante.ts'
import { instanteDeReloj, relojDe } from '../../base/fechas/reloj.ts'
import type { GrupoDelDia } from '../siguiente.ts'

/** Origins of a task: written by its advisor, or the next try of a missed call. */
export const origenesDeTarea = ['libre', 'intento'] as const

export type OrigenDeTarea = (typeof origenesDeTarea)[number]

/** Step of a next try. */
export const LLAMAR_OTRA_VEZ = 'Llamar otra vez'

/** Step of a task whose text its reader does not see. */
export const TAREA_DE_ASESOR = 'Tarea del asesor'

/** Name of a task without a person, on screen. */
export const SIN_PERSONA = 'Tarea propia'

/** Longest text of a task. Own rule. */
export const LARGO_DE_TAREA = 200

/** Most open tasks of an advisor. Own rule. */
export const maximoDeTareas = 300

/** Most days ahead of a task. Own rule. */
export const diasDeTarea = 365

/** Day (ISO) and hour (HH:mm of Santiago) of a task; null: at any hour of its day. */
export interface PlazoDeTarea {
  readonly fecha: FechaISO
  readonly hora: string | null
}

/** Instant by which a task is ordered: its hour, or the beginning of its day. */
export const momentoDeTarea = ({ fecha, hora }: PlazoDeTarea): InstanteISO =>
  hora === null ? inicioDelDia(fecha) : instanteDeReloj(relojDe(fecha, hora))

interface TareaGuardada {
  readonly momento: InstanteISO
  /** False: at any hour of its day. */
  readonly conHora: boolean
}

/** Day and hour of a stored task. */
export const plazoDeTarea = ({ momento, conHora }: TareaGuardada): PlazoDeTarea => ({
  fecha: hoyEnSantiago(momento),
  hora: conHora ? horaEnSantiago(momento).slice(0, 5) : null,
})

/** Fault of the day and hour of a task that is created or moved; null: none. */
export function fallaDePlazo({ fecha, hora }: PlazoDeTarea, ahora: InstanteISO): 'pasado' | 'lejano' | null {
  const hoy = hoyEnSantiago(ahora)
  if (fecha < hoy || (hora !== null && momentoDeTarea({ fecha, hora }) < ahora)) return 'pasado'
  return fecha > sumaDias(hoy, diasDeTarea) ? 'lejano' : null
}

/** Group of an open task: overdue from the day after its own, today on its day, null before. */
export function grupoDeTarea(momento: InstanteISO, hoy: FechaISO): Extract<GrupoDelDia, 'atrasado' | 'hoy'> | null {
  if (momento < inicioDelDia(hoy)) return 'atrasado'
  return momento < finDelDia(hoy) ? 'hoy' : null
}
