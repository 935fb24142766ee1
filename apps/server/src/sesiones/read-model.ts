import { isIPv6 } from 'node:net'
import type { Role } from '@alerce/contract/operation'
import type { LapsoDeActividad } from '@alerce/domain/acceso/actividad'
import { debeTenerSegundoFactor } from '@alerce/domain/acceso/segundo-factor'
import { finDeSesion } from '@alerce/domain/acceso/vigencia'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { type Horarios, parametros } from '@alerce/domain/base/parametros'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { SesionDeEmpresa } from '../core/actor.ts'
import { parametroEnOtra } from '../core/base/parametros/read-model.ts'
import type { Db } from '../platform/db/database.ts'
import { esDeEmpresa } from './read-model-registro.ts'

/** A session with its person, open or ended. Instants ISO. */
export interface Sesion {
  readonly id: number
  readonly csrf: string
  readonly usuarioId: number
  readonly rut: string
  readonly nombre: string
  readonly roles: Role[]
  readonly activo: boolean
  readonly debeCambiarClave: boolean
  /** A role must have a second factor today, and the person has none. */
  readonly faltaSegundoFactor: boolean
  readonly inicio: string
  readonly ultimaActividad: string
  readonly expira: string
  /** End ordered by an administrator; null: none. */
  readonly cierraEn: string | null
  readonly motivoCierre: string | null
  /** Hours of work of the roles today, set by the insurer. */
  readonly horarios: Horarios
  readonly enlace: { readonly id: number; readonly asesorId: number; readonly revocado: string | null } | null
  readonly empresa: SesionDeEmpresa | null
}

/** A single query, since every call runs it: it includes the needed parameters. `hoy`: ISO date. */
export async function findSesion(db: Db, tokenHash: Buffer, hoy: string): Promise<Sesion | null> {
  const row = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuarioId')
    .leftJoin('enlaceSupervisor as enlace', 'enlace.id', 'sesion.enlaceId')
    .select([
      'sesion.id',
      'csrf',
      'usuarioId',
      'creada',
      'ultimaActividad',
      'sesion.expira',
      'sesion.cierraEn',
      'motivoCierre',
    ])
    .select(['rut', 'nombres', 'apellidoPaterno', 'roles', 'activo', 'debeCambiarClave', 'segundoFactor'])
    .select(['enlaceId', 'asesorId', 'revocado', 'cuentaEmpresaId', 'sidEmpresa'])
    .select(parametroEnOtra(db, 'horariosDeAcceso', hoy).as('horarios'))
    .select(parametroEnOtra(db, 'perfilesConSegundoFactor', hoy).as('perfiles'))
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  const { creada, nombres, apellidoPaterno, enlaceId, asesorId, revocado, horarios, perfiles, ...rest } = row
  const { segundoFactor, cuentaEmpresaId: cuentaId, sidEmpresa: sid, ...sesion } = rest
  return {
    ...sesion,
    nombre: nombreCorto({ nombres, apellidoPaterno }),
    inicio: creada,
    faltaSegundoFactor: !segundoFactor && debeTenerSegundoFactor(row.roles, perfiles ?? []),
    horarios: horarios ?? parametros.horariosDeAcceso.valor,
    enlace: enlaceId !== null && asesorId !== null ? { id: enlaceId, asesorId, revocado } : null,
    empresa: cuentaId === null ? null : { cuentaId, sid },
  }
}

/** Start of a session and last activity of its user, or null. */
export async function findSesionById(db: Db, id: number): Promise<{ inicio: string; ultimaActividad: string } | null> {
  const row = await db
    .selectFrom('sesion')
    .select(['creada as inicio', 'ultimaActividad'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Expiry of a supervisor's link and the user of its sessions, or null. */
export async function findEnlace(db: Db, enlaceId: number): Promise<{ jefeId: number; expira: string } | null> {
  const row = await db
    .selectFrom('enlaceSupervisor')
    .select(['jefeId', 'expira'])
    .where('id', '=', enlaceId)
    .executeTakeFirst()
  return row ?? null
}

/** Periods from login to last activity of a person's own sessions, those that end after an instant. */
export async function lapsosDesde(db: Db, usuarioId: number, desde: string): Promise<LapsoDeActividad[]> {
  return await db
    .selectFrom('sesion')
    .select(['creada as inicio', 'ultimaActividad as termino'])
    .where('usuarioId', '=', usuarioId)
    .where('enlaceId', 'is', null)
    .where('ultimaActividad', '>=', desde)
    .execute()
}

/** Last activity of a person, or null. */
export async function ultimaActividad(db: Db, usuarioId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sesion')
    .select((e) => e.fn.max('ultimaActividad').as('ultima'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return row?.ultima ?? null
}

/** An open session as its owner sees it. Instants ISO. */
interface SesionPropia {
  readonly sesionId: number
  readonly inicio: string
  readonly ultimaActividad: string
  readonly ip: string
  readonly agente: string
  readonly cuentaDeEmpresa: boolean
}

/** Open sessions of a person, the last used first; without those of a supervisor's link. */
export async function sesionesPropias(db: Db, usuarioId: number, ahora: string): Promise<SesionPropia[]> {
  const rows = await db
    .selectFrom('sesion')
    .select(['id as sesionId', 'creada as inicio', 'ultimaActividad', 'ip', 'agente'])
    .select(esDeEmpresa)
    .where('usuarioId', '=', usuarioId)
    .where('enlaceId', 'is', null)
    .where('cerrada', 'is', null)
    .where('expira', '>', ahora)
    .orderBy('ultimaActividad', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // An expired session stays open in the table until it is used again
  return rows.filter(({ inicio, ultimaActividad }) => !finDeSesion({ inicio, ultimaActividad, horas: 0 }, ahora))
}

/** Open sessions that the provider ends: of one of its own sessions, or all of an account. */
export async function sesionesDeEmpresa(
  db: Db,
  { emisor, sujeto, sid }: { readonly emisor: string; readonly sujeto: string | null; readonly sid: string | null },
): Promise<number[]> {
  if (sujeto === null && sid === null) return []
  let query = db
    .selectFrom('sesion')
    .innerJoin('cuentaEmpresa as cuenta', 'cuenta.id', 'sesion.cuentaEmpresaId')
    .select('sesion.id')
    .where('sesion.cerrada', 'is', null)
    .where('cuenta.emisor', '=', emisor)
  if (sujeto !== null) query = query.where('cuenta.sujeto', '=', sujeto)
  if (sid !== null) query = query.where('sesion.sidEmpresa', '=', sid)
  return (await query.execute()).map(({ id }) => id)
}

/** Owner of a session, and whether it came by a supervisor's link; null: unknown session. */
export async function duenoDeSesion(
  db: Db,
  sesionId: number,
): Promise<{ usuarioId: number; usuario: string; porEnlace: boolean } | null> {
  const row = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuarioId')
    .select(['usuarioId', 'usuario', 'enlaceId'])
    .where('sesion.id', '=', sesionId)
    .executeTakeFirst()
  return row ? { usuarioId: row.usuarioId, usuario: row.usuario, porEnlace: row.enlaceId !== null } : null
}

/** True if the ordered end of a session has been reached. */
export async function sesionPorCerrar(db: Db, sesionId: number, ahora: string): Promise<boolean> {
  const row = await db
    .selectFrom('sesion')
    .select('id')
    .where('id', '=', sesionId)
    .where('cierraEn', '<=', ahora)
    .executeTakeFirst()
  return row !== undefined
}

const GRUPOS_DE_RED = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Groups of an IPv6 address, with `::` expanded to zeros. */
function grupos(ip: string): string[] {
  const [before = '', after] = ip.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
}

/** Network of one subscriber: an IPv4 address, or the /64 of an IPv6 one, since a device changes address within it. */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const red = grupos(ip).slice(0, GRUPOS_DE_RED)
  return `${red.map((grupo) => Number.parseInt(grupo, 16).toString(16)).join(':')}::/64`
}

interface ConexionDePostulante {
  readonly declaracionId: number
  /** Address of the applicant. */
  readonly ip: string
  /** ISO instant. */
  readonly ahora: string
}

/**
 * True if an advisor of the sale, present or previous, worked from this network in the last 24 hours. Shown to
 * contraloría and in the evidence, because an advisor must not sign for an applicant.
 */
export async function esDeSuAsesor(db: Db, { declaracionId, ip, ahora }: ConexionDePostulante): Promise<boolean> {
  const rows = await db
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .innerJoin('sesion', (join) =>
      join.on((e) =>
        e.or(
          (['asesorId', 'titularId', 'recibidoDe', 'ingresadoPor'] as const).map((suyo) =>
            e('sesion.usuarioId', '=', e.ref(`prospecto.${suyo}`)),
          ),
        ),
      ),
    )
    .select('sesion.ip')
    .distinct()
    .where('declaracion.id', '=', declaracionId)
    .where('sesion.ultimaActividad', '>=', new Date(Date.parse(ahora) - DIA_MS).toISOString())
    .execute()
  return rows.some((sesion) => networkOf(sesion.ip) === networkOf(ip))
}
