import { reservaMessages } from '@alerce/contract/messages/agenda/reservas'
import { horasCercanas, horasLibres, type LapsoDeAgenda } from '@alerce/domain/agenda/horas-libres'
import { diasOfrecidos } from '@alerce/domain/agenda/reserva'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { agendaDe } from '../../disponibilidad/read-model-agenda.ts'
import type { PaginaAbierta } from './read-model.ts'

const MINUTOS_DE_HORA = 60

/** Booking that is being moved: its hour counts as free. */
interface Movida {
  readonly citaId: number
  readonly minutos: number
}

/** Free hours that a page offers, in order. */
export async function horasDePagina(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  pagina: PaginaAbierta,
  movida: Movida | null,
): Promise<LapsoDeAgenda[]> {
  const dias = diasOfrecidos(pagina, ahora)
  const agenda = await agendaDe(tx, pagina.asesorId, dias, movida?.citaId ?? null)
  const minutos = movida?.minutos ?? pagina.minutos
  return horasLibres(agenda, { ahora, aviso: pagina.aviso * MINUTOS_DE_HORA, ...dias, minutos })
}

/** Free hours offered instead of one that is taken. */
const CUANTAS = 3

/** Free hour that begins at an instant; 409 with the nearest ones when it was taken meanwhile. */
export const chooseHora = (libres: readonly LapsoDeAgenda[], inicio: string): LapsoDeAgenda =>
  libres.find((hora) => hora.inicio === inicio) ??
  refuse(reservaMessages.horaTomada, {
    campo: 'inicio',
    data: { alternativas: horasCercanas(libres, inicio, CUANTAS).map((hora) => hora.inicio) },
  })
