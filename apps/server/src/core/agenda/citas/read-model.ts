import { maximoDeCitasDelDia, minutosDeUnaCita } from '@alerce/domain/agenda/cita'
import type { LapsoOcupado } from '@alerce/domain/agenda/horas-libres'
import { nombreEnPartes } from '@alerce/domain/agenda/reserva'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { CLIENTE_SIN_NOMBRE } from '@alerce/domain/base/persona/nombre'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { CambioGuardado } from '../../version-antigua.ts'
import type { Cita } from './repository.ts'

/** Most appointments in one reply: those of a year, the longest requested period. */
const LIMITE = 366 * maximoDeCitasDelDia

interface LapsoDeCitas {
  readonly inicio: string
  readonly termino: string
}

/** Earliest possible start of an appointment in the period: the index is read from there. */
const desde = ({ inicio }: LapsoDeCitas) => new Date(Date.parse(inicio) - minutosDeUnaCita * MINUTO_MS).toISOString()

/** Data that a client typed when booking; sealed in `reserva.datos`. */
export interface ClienteDeReserva {
  readonly nombre: string
  /** Nine national figures. */
  readonly telefono: string
  readonly correo: string
  readonly comentario: string
}

/** Client of a booked appointment. */
export const clienteDe = (vault: Vault, citaId: number, datos: Buffer): ClienteDeReserva =>
  vault.en('reserva.datos', citaId).open<ClienteDeReserva>(datos)

interface DelProspecto {
  readonly nombres: string | null
  readonly apellidoPaterno: string | null
  readonly celular: string | null
}

/** Name and phone of with whom an appointment is: its prospecto, else the client who booked it. */
export function conQuien({ nombres, apellidoPaterno, celular }: DelProspecto, cliente: ClienteDeReserva | null) {
  if (nombres !== null && apellidoPaterno !== null) return { nombres, apellidoPaterno, celular: celular ?? '' }
  const suyo = nombreEnPartes(cliente?.nombre ?? CLIENTE_SIN_NOMBRE)
  return { nombres: suyo.nombres, apellidoPaterno: suyo.apellidoPaterno, celular: cliente?.telefono ?? '' }
}

/** Place and way of an appointment, joined; none when they were not said. */
const dondeEs = [
  sql<string>`coalesce(traslado_cita.lugar, '')`.as('lugar'),
  sql<number>`coalesce(traslado_cita.minutos, 0)`.as('traslado'),
] as const

interface Donde {
  readonly tx: Db
  readonly vault: Vault
}

/** Appointments of an advisor, or of several, that overlap a period, by start, with whom each one is. */
export async function citasEntre(
  { tx, vault }: Donde,
  asesores: number | readonly number[],
  lapso: LapsoDeCitas,
  limite = LIMITE,
) {
  const rows = await tx
    .selectFrom('cita')
    .leftJoin('prospecto', 'prospecto.id', 'cita.prospectoId')
    .leftJoin('reserva', 'reserva.citaId', 'cita.id')
    .leftJoin('trasladoCita', 'trasladoCita.citaId', 'cita.id')
    .select(['reserva.datos', 'reserva.modalidad', 'reserva.lugar as lugarDeReserva'])
    .select(dondeEs)
    .select(['cita.id', 'cita.asesorId', 'cita.comentario', 'cita.estado', 'cita.inicio', 'cita.termino', 'cita.avisa'])
    .select(['cita.permiteTope', 'cita.secuencia', 'cita.actualizadaEn', 'cita.identidad'])
    .select(['prospecto.id as prospectoId', 'prospecto.nombres', 'prospecto.apellidoPaterno', 'prospecto.celular'])
    .where((e) =>
      typeof asesores === 'number' ? e('cita.asesorId', '=', asesores) : e('cita.asesorId', 'in', asesores),
    )
    .where('cita.inicio', '>=', desde(lapso))
    .where('cita.inicio', '<', lapso.termino)
    .where('cita.termino', '>', lapso.inicio)
    .orderBy('cita.inicio')
    .orderBy('cita.id')
    .limit(limite)
    .execute()
  return rows.map(({ datos, modalidad, lugarDeReserva, nombres, apellidoPaterno, celular, ...cita }) => {
    const cliente = datos && clienteDe(vault, cita.id, datos)
    return {
      ...cita,
      ...conQuien({ nombres, apellidoPaterno, celular }, cliente),
      reserva: cliente && modalidad && { modalidad, lugar: lugarDeReserva ?? '', ...cliente },
    }
  })
}

/** Busy times of an advisor in a period, without one appointment (the one being moved). */
export async function ocupadoEntre(
  tx: Db,
  asesorId: number,
  lapso: LapsoDeCitas,
  menos: number | null,
): Promise<LapsoOcupado[]> {
  const query = tx
    .selectFrom('cita')
    .leftJoin('trasladoCita', 'trasladoCita.citaId', 'cita.id')
    .select(['inicio', 'termino'])
    .select(dondeEs)
    .where('asesorId', '=', asesorId)
    .where('inicio', '>=', desde(lapso))
    .where('inicio', '<', lapso.termino)
    .where('termino', '>', lapso.inicio)
    .orderBy('inicio')
  return await (menos === null ? query : query.where('id', '!=', menos)).execute()
}

export interface CitaGuardada extends Cita {
  readonly id: number
  /** Identity of the appointment in other calendars. */
  readonly identidad: string
  /** Counts from 1 and rises with each change. */
  readonly version: number
  readonly actualizadaPor: string
  readonly actualizadaEn: string
}

/** An appointment, or null. */
export async function citaPorId(tx: Db, id: number): Promise<CitaGuardada | null> {
  const row = await tx
    .selectFrom('cita')
    .leftJoin('trasladoCita', 'trasladoCita.citaId', 'cita.id')
    .selectAll('cita')
    .select(dondeEs)
    .where('cita.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { secuencia, ...cita } = row
  return { ...cita, version: secuencia + 1 }
}

/** Appointment deleted since that instant; or null. */
export async function citaBorradaPorId(tx: Db, id: number, desde: string): Promise<(Cita & { id: number }) | null> {
  const row = await tx
    .selectFrom('citaBorrada')
    .leftJoin('trasladoCita', 'trasladoCita.citaId', 'citaBorrada.id')
    .selectAll('citaBorrada')
    .select(dondeEs)
    .where('citaBorrada.id', '=', id)
    .where('borradaEn', '>=', desde)
    .executeTakeFirst()
  return row ?? null
}

/** Changes saved after a version, in order. */
export const cambiosDeCita = (tx: Db, citaId: number, version: number): Promise<CambioGuardado[]> =>
  tx
    .selectFrom('cambioCita')
    .select(['campos', 'por', 'en'])
    .where('citaId', '=', citaId)
    .where('version', '>', version)
    .orderBy('id')
    .execute()
