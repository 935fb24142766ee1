import { MESES } from '@alerce/domain/base/fechas/escrita'
import { agrupa } from '@alerce/domain/base/grupos'
import type { Notificacion } from './queries.ts'

interface Dia {
  /** YYYY-MM-DD of Santiago. */
  readonly fecha: string
  /** 'Hoy', or 'DD de month' (spec 1 §2, Header). */
  readonly titulo: string
  readonly notificaciones: readonly Notificacion[]
}

function titulo(fecha: string, hoy: string): string {
  if (fecha === hoy) return 'Hoy'
  const [, mes, dia] = fecha.split('-')
  return `${dia} de ${MESES[Number(mes) - 1]}`
}

/** The notifications under the day of each, in their order. The server writes their time in Santiago already. */
export function porDia(notificaciones: readonly Notificacion[], hoy: string): readonly Dia[] {
  const dias = agrupa(notificaciones, ({ fechaHoraNotificacion }) => fechaHoraNotificacion.slice(0, 10))
  return [...dias].map(([fecha, deEseDia]) => ({ fecha, titulo: titulo(fecha, hoy), notificaciones: deEseDia }))
}

/** HH:mm of a notification. */
export const horaDe = ({ fechaHoraNotificacion }: Notificacion): string => fechaHoraNotificacion.slice(11, 16)
