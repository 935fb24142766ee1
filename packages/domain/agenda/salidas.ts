import type { InstanteISO } from '../base/fechas/instante.ts'
import type { EstadoCita } from './cita.ts'

/** First name and initial: the only identification of a prospect that leaves the desk. */
export function nombreReservado({ nombres, apellidoPaterno }: { nombres: string; apellidoPaterno: string }): string {
  const [primero = ''] = nombres.trim().split(/\s+/)
  const [inicial = ''] = apellidoPaterno.trim()
  return inicial ? `${primero} ${inicial}.` : primero
}

/** Title of an appointment in any calendar outside the desk. */
export const tituloDeCita = (con: Parameters<typeof nombreReservado>[0]): string => `Cita con ${nombreReservado(con)}`

interface CitaAvisada {
  readonly prospectoId: number | null
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
  readonly estado: EstadoCita
  readonly avisa: boolean
  readonly lugar: string
}

export type CartaDeCita = 'invita' | 'anula'

interface CartaAProspecto {
  readonly carta: CartaDeCita
  readonly prospectoId: number | null
}

const enPie = (cita: CitaAvisada | null, ahora: InstanteISO): cita is CitaAvisada =>
  cita?.avisa === true && cita.estado === null && cita.termino > ahora

/** Facts of an appointment that its invitation says. */
const dichoEnLaCarta = ['inicio', 'termino', 'lugar'] as const

/**
 * Letters for the prospect when an appointment is made (`antes` null), changed, or deleted (`despues` null). None
 * unless the appointment asks for it, and none about the past. An invitation when the prospect is new to it or its
 * times or its place changed; a cancellation to the prospect that lost it.
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
  const cambia = habia && hay && dichoEnLaCarta.some((campo) => antes[campo] !== despues[campo])
  if (hay && (!habia || otra || cambia)) cartas.push({ carta: 'invita', prospectoId: despues.prospectoId })
  return cartas
}
