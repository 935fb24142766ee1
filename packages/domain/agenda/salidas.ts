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

export type CartaDeCita = 'invita' | 'anula'

interface CartaAProspecto {
  readonly carta: CartaDeCita
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
): CartaAProspecto[] {
  const habia = enPie(antes, ahora)
  const hay = enPie(despues, ahora)
  const otra = habia && hay && antes.prospectoId !== despues.prospectoId
  const cartas: CartaAProspecto[] = []
  if (habia && (despues === null || otra)) cartas.push({ carta: 'anula', prospectoId: antes.prospectoId })
  const cambia = habia && hay && (antes.inicio !== despues.inicio || antes.termino !== despues.termino)
  if (hay && (!habia || otra || cambia)) cartas.push({ carta: 'invita', prospectoId: despues.prospectoId })
  return cartas
}
