import type { Role } from '@alerce/contract/operation'
import { type Modalidad, nombreEnPartes, type PaginaDeReservas, paginaInicial } from '@alerce/domain/agenda/reserva'
import { nombreReservado } from '@alerce/domain/agenda/salidas'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { Vault } from '../../../../platform/vault.ts'
import { type ClienteDeReserva, clienteDe } from '../read-model.ts'

const columnas = [
  ...(['paginaReserva.alias', 'paginaReserva.activa', 'paginaReserva.minutos', 'paginaReserva.aviso'] as const),
  ...(['paginaReserva.dias', 'paginaReserva.modalidades', 'paginaReserva.direccion', 'paginaReserva.sala'] as const),
  'paginaReserva.version' as const,
]

/** Booking page of an advisor; off, with version 1, when none was saved. */
export async function paginaDe(tx: Db, usuarioId: number): Promise<PaginaDeReservas & { readonly version: number }> {
  const row = await tx
    .selectFrom('paginaReserva')
    .select(columnas)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return row ?? { ...paginaInicial, version: 1 }
}

export interface PaginaAbierta extends PaginaDeReservas {
  readonly asesorId: number
}

/** Page that is on, of an advisor who works here; or null. `asesorId`: instead of its alias. */
export async function paginaAbierta(
  tx: Db,
  quien: { readonly alias: string } | { readonly asesorId: number },
): Promise<PaginaAbierta | null> {
  const query = tx
    .selectFrom('paginaReserva')
    .innerJoin('usuario', 'usuario.id', 'paginaReserva.usuarioId')
    .select(columnas)
    .select('usuario.id as asesorId')
    .where('paginaReserva.activa', '=', true)
    .where('usuario.activo', '=', true)
    .where('usuario.roles', '@>', sql<Role[]>`array['asesor']`)
  const suya =
    'alias' in quien ? query.where('alias', '=', quien.alias) : query.where('usuario.id', '=', quien.asesorId)
  return (await suya.executeTakeFirst()) ?? null
}

/** True when another advisor has this alias. */
export async function aliasDeOtro(tx: Db, alias: string, usuarioId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('paginaReserva')
    .select('usuarioId')
    .where('alias', '=', alias)
    .where('usuarioId', '<>', usuarioId)
    .executeTakeFirst()
  return row !== undefined
}

export interface Reserva {
  readonly citaId: number
  readonly asesorId: number
  readonly modalidad: Modalidad
  readonly lugar: string
  readonly aviso: number
  readonly cliente: ClienteDeReserva
}

interface Donde {
  readonly tx: Db
  readonly vault: Vault
}

const reservas = (tx: Db) =>
  tx.selectFrom('reserva').select(['citaId', 'asesorId', 'modalidad', 'lugar', 'aviso', 'datos'])

async function leida(
  { vault }: Donde,
  row: (Omit<Reserva, 'cliente'> & { readonly datos: Buffer }) | undefined,
): Promise<Reserva | null> {
  if (!row) return null
  const { datos, ...reserva } = row
  return { ...reserva, cliente: clienteDe(vault, reserva.citaId, datos) }
}

/** Booking of an appointment, or null. */
export const reservaDeCita = async (donde: Donde, citaId: number): Promise<Reserva | null> =>
  await leida(donde, await reservas(donde.tx).where('citaId', '=', citaId).executeTakeFirst())

/** Booking behind a mailed link, or null. */
export const reservaDeEnlace = async (donde: Donde, tokenHash: Buffer): Promise<Reserva | null> =>
  await leida(donde, await reservas(donde.tx).where('tokenHash', '=', tokenHash).executeTakeFirst())

/** Booking of an advisor that begins at an instant, or null. */
export async function reservaEn(donde: Donde, asesorId: number, inicio: string): Promise<Reserva | null> {
  const cita = await donde.tx
    .selectFrom('cita')
    .select('id')
    .where('asesorId', '=', asesorId)
    .where('inicio', '=', inicio)
    .executeTakeFirst()
  return cita ? await reservaDeCita(donde, cita.id) : null
}

/** Bookings of an advisor since an instant. */
export async function cuantasReservas(tx: Db, asesorId: number, desde: string): Promise<number> {
  const { total } = await tx
    .selectFrom('reserva')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('asesorId', '=', asesorId)
    .where('creadaEn', '>=', desde)
    .executeTakeFirstOrThrow()
  return total
}

/** Active prospecto of an advisor with this phone or e-mail, the latest; or null. */
export async function prospectoDeCliente(
  tx: Db,
  asesorId: number,
  { telefono, correo }: Pick<ClienteDeReserva, 'telefono' | 'correo'>,
): Promise<number | null> {
  const row = await tx
    .selectFrom('prospecto')
    .select('id')
    .where('asesorId', '=', asesorId)
    .where('activo', '=', true)
    .where('bloqueado', '=', false)
    .where((e) => e.or([e('celular', '=', telefono), e('correo', '=', correo)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Client of a booking as the addressee of its letters. */
export function invitadoDe({ cliente }: Reserva, prospectoId: number | null) {
  const { nombres, apellidoPaterno } = nombreEnPartes(cliente.nombre)
  return {
    prospectoId,
    saludo: nombres.split(' ')[0] ?? '',
    nombre: nombreReservado({ nombres, apellidoPaterno }),
    correo: cliente.correo,
  }
}
