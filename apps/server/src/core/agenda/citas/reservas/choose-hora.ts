import { reservaMessages } from '@alerce/contract/messages/agenda/reservas'
import { horasCercanas, type LapsoDeAgenda } from '@alerce/domain/agenda/horas-libres'
import { refuse } from '../../../refusal.ts'

/** Free hours offered instead of one that is taken. */
const CUANTAS = 3

/** Free hour that begins at an instant; 409 with the nearest ones when it was taken meanwhile. */
export const chooseHora = (libres: readonly LapsoDeAgenda[], inicio: string): LapsoDeAgenda =>
  libres.find((hora) => hora.inicio === inicio) ??
  refuse(reservaMessages.horaTomada, {
    campo: 'inicio',
    data: { alternativas: horasCercanas(libres, inicio, CUANTAS).map((hora) => hora.inicio) },
  })
