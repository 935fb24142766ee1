import { desdeCuandoSirve, sinLlave } from '@alerce/domain/base/correos/llave'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { comoEsta, nombreCortoDe } from '../../../platform/db/text.ts'
import type { Context } from '../../use-case.ts'

/** Pattern of a letter with a code, as stored without the code. */
const SIN_CODIGO = `%${sinLlave('Código: 000000')}%`

export type EstadoDeCorreo = 'pendiente' | 'en bandeja' | 'enviado' | 'fallido'

/** A permanent refusal of a letter: its status code (RFC 3463), and when it was told (ISO). */
export interface Rebote {
  readonly rebote: string | null
  readonly rebotadoEn: string | null
}

export interface CabeceraDeCorreo extends Rebote {
  readonly id: number
  readonly para: string
  readonly clase: string | null
  readonly asunto: string
  readonly estado: EstadoDeCorreo
  readonly creado: string
}

interface CorreosPage {
  /** Id of a mail: only older ones. */
  readonly cursor: number | undefined
  readonly limite: number
  readonly estado: EstadoDeCorreo | undefined
  /** Search text: part of the address or subject. */
  readonly texto: string
}

/** Page of the outbox, newest first. */
export async function correos(tx: Db, { cursor, limite, estado, texto }: CorreosPage): Promise<CabeceraDeCorreo[]> {
  let query = tx
    .selectFrom('correo')
    .select(['id', 'para', 'clase', 'asunto', 'estado', 'creado', 'rebote', 'rebotadoEn'])
  if (cursor !== undefined)
    query = query.where(sql<boolean>`(creado, id) < (select c.creado, c.id from correo c where c.id = ${cursor})`)
  if (estado !== undefined) query = query.where('estado', '=', estado)
  const parte = `%${comoEsta(texto)}%`
  if (texto !== '') query = query.where((eb) => eb.or([eb('para', 'ilike', parte), eb('asunto', 'ilike', parte)]))
  return await query.orderBy('creado', 'desc').orderBy('id', 'desc').limit(limite).execute()
}

/** Failed mails, oldest first, at most `limite`, without codes expired at an instant (ISO). */
export async function fallidos(tx: Db, limite: number, ahora: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('correo')
    .select('id')
    .where('estado', '=', 'fallido')
    .where((e) => e.or([e('texto', 'not like', SIN_CODIGO), e('creado', '>', desdeCuandoSirve(ahora))]))
    .orderBy('creado')
    .orderBy('id')
    .limit(limite)
    .execute()
  return rows.map(({ id }) => id)
}

/** Letters about a prospect that came back from an address, newest first. */
export const rebotesDe = (tx: Db, prospectoId: number, para: string): Promise<Rebote[]> =>
  tx
    .selectFrom('correo')
    .select(['rebote', 'rebotadoEn'])
    .where('prospectoId', '=', prospectoId)
    .where('para', '=', para)
    .where('rebotadoEn', 'is not', null)
    .orderBy('rebotadoEn', 'desc')
    .execute()

/** Whether a letter with this digest is queued or was sent since that instant. */
export async function hayOtraIgual(tx: Db, huella: string, desde: string): Promise<boolean> {
  const row = await tx
    .selectFrom('correo')
    .select('id')
    .where('huella', '=', huella)
    .where('creado', '>', desde)
    .where('estado', '<>', 'fallido')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Sealed content of a letter that a person wrote about another. */
export interface CartaReservada {
  readonly asunto: string
  readonly texto: string
}

export interface Correo extends CabeceraDeCorreo {
  /** Own subject and text of a reserved letter, until its delivery; null: another letter, or delivered. */
  readonly reservado: CartaReservada | null
  /** Identity of the mail, unique over all databases. */
  readonly identidad: string
  readonly prospectoId: number | null
  /** Advisor responsible for the letter; null: nobody. */
  readonly asesor: { readonly usuarioId: number; readonly nombre: string; readonly correo: string } | null
  /** Instant of entry in the delivery queue. */
  readonly enCola: string
  readonly texto: string
  readonly intentos: number
  readonly error: string | null
  readonly enviado: string | null
  readonly adjuntos: readonly {
    readonly archivoId: number
    readonly nombre: string
    readonly mime: string
    /** Stored encrypted: health data, which the desk does not read. */
    readonly confidencial: boolean
  }[]
}

/** Complete mail: its links and codes stay sealed until the delivery. */
export async function correo({ tx, vault }: Pick<Context, 'tx' | 'vault'>, id: number): Promise<Correo | null> {
  const found = await tx
    .selectFrom('correo as c')
    .leftJoin('usuario as u', 'u.id', 'c.asesorId')
    .select([
      'c.id',
      'c.identidad',
      'c.prospectoId',
      'c.para',
      'c.clase',
      'c.asunto',
      'c.texto',
      'c.conLlave',
      'c.creado',
      'c.enCola',
    ])
    .select(['c.estado', 'c.intentos', 'c.error', 'c.enviado', 'c.rebote', 'c.rebotadoEn'])
    .select(['u.id as usuarioId', nombreCortoDe('u').as('nombreDelAsesor'), 'u.correo'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { usuarioId, nombreDelAsesor, correo, conLlave, ...row } = found
  const abierto = conLlave ? vault.en('correo.con_llave', id).open<string | CartaReservada>(conLlave) : row.texto
  const reservado = typeof abierto === 'string' ? null : abierto
  const texto = typeof abierto === 'string' ? abierto : row.texto
  const asesor = usuarioId && correo ? { usuarioId, nombre: nombreLegible(nombreDelAsesor), correo } : null
  const adjuntos = await tx
    .selectFrom('correoAdjunto as c')
    .innerJoin('archivo as a', 'a.id', 'c.archivoId')
    .select(['a.id as archivoId', 'c.nombre', 'a.mime', 'a.confidencial'])
    .where('c.correoId', '=', id)
    .orderBy('a.id')
    .execute()
  return { ...row, texto, reservado, asesor, adjuntos }
}
