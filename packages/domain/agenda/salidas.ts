import type { InstanteISO } from '../base/fechas/instante.ts'
import type { EstadoCita } from './cita.ts'

/** First name and initial: all that leaves the desk about a prospect. */
export function nombreReservado({ nombres, apellidoPaterno }: { nombres: string; apellidoPaterno: string }): string {
  const [primero = ''] = nombres.trim().split(/\s+/)
  const [inicial = ''] = apellidoPaterno.trim()
  return inicial ? `${primero} ${inicial}.` : primero
}

interface CitaAvisada {
  readonly prospectoId: number
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
  readonly estado: EstadoCita
  readonly avisa: boolean
}

export type Aviso = 'invita' | 'anula'

export interface AvisoAProspecto {
  readonly aviso: Aviso
  readonly prospectoId: number
}

const enPie = (cita: CitaAvisada | null, ahora: InstanteISO): cita is CitaAvisada =>
  cita?.avisa === true && cita.estado === null && cita.termino > ahora

/**
 * What the prospect is mailed when an appointment is made (`antes` null), changed, or deleted (`despues` null): nothing
 * unless it asks for it; nothing of what is past; an invitation when it is new to that prospect or its times are others;
 * a cancellation to whom no longer has it.
 */
export function avisosDeCita(
  antes: CitaAvisada | null,
  despues: CitaAvisada | null,
  ahora: InstanteISO,
): AvisoAProspecto[] {
  const habia = enPie(antes, ahora)
  const hay = enPie(despues, ahora)
  const otra = habia && hay && antes.prospectoId !== despues.prospectoId
  const avisos: AvisoAProspecto[] = []
  if (habia && (despues === null || otra)) avisos.push({ aviso: 'anula', prospectoId: antes.prospectoId })
  const cambia = habia && hay && (antes.inicio !== despues.inicio || antes.termino !== despues.termino)
  if (hay && (!habia || otra || cambia)) avisos.push({ aviso: 'invita', prospectoId: despues.prospectoId })
  return avisos
}
