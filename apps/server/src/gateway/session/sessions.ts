import { createHash, randomBytes } from 'node:crypto'
import { horasDesde } from '@alerce/domain/acceso/actividad'
import { dentroDeHorario } from '@alerce/domain/acceso/horario'
import { finDeSesion } from '@alerce/domain/acceso/vigencia'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { DIA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Persona, SesionDeEmpresa } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { findEnlace, findSesion, lapsosDesde, type Sesion } from '../../sesiones/read-model.ts'
import type { SesionesRecordadas } from '../../sesiones/recordadas.ts'
import { closeSesiones, insertRegistro, markActividad, openSesion } from '../../sesiones/repository.ts'

/** Longest life of a session; the change of day ends it before (spec 1 §9). */
const VIDA_MAXIMA_MS = DIA_MS
/** Reasons of an end that the specification names. */
const exits = new Set(['I', 'N', 'A'])

const hash = (token: string) => createHash('sha256').update(token).digest()
const plus = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

export interface Device {
  readonly ip: string
  readonly agente: string
}

/** A token of an ended session, with the letter of the reason. */
interface SesionTerminada {
  readonly terminada: string
}

export interface Sessions {
  /** Opens a session of a user and returns its token: only its hash is stored. `empresa`: the account it came by. */
  open(usuarioId: number, device: Device, empresa?: SesionDeEmpresa): Promise<string>
  /** Opens a session for a supervisor's link; it ends with the link at the latest. */
  openByLink(enlaceId: number, device: Device): Promise<string>
  /** Person of a token, or the reason of its end; null: unknown. `active`: the call counts as activity. */
  find(token: string, active: boolean): Promise<Persona | SesionTerminada | null>
  close(sesionId: number, motivo: string): Promise<void>
}

function personaDe(sesion: Sesion): Persona {
  const { id: sesionId, usuarioId, nombre, rut, roles, csrf, enlace, empresa } = sesion
  const base = { kind: 'persona' as const, usuarioId, sesionId, nombre, rut, csrf, empresa: empresa ?? undefined }
  if (enlace) {
    const { id, asesorId } = enlace
    const nothingDue = { debeCambiarClave: false, faltaSegundoFactor: false }
    return { ...base, ...nothingDue, roles: ['supervisor'], enlace: { id, asesorId } }
  }
  // The provider of a company's account has its own password and second factor
  const isOwn = empresa === null
  const due = {
    debeCambiarClave: isOwn && sesion.debeCambiarClave,
    faltaSegundoFactor: isOwn && sesion.faltaSegundoFactor,
  }
  return { ...base, ...due, roles, enlace: null }
}

/** Reason to end an open session, or null; hours of activity are checked apart. */
function motivoDeFin(sesion: Sesion, ahora: string): string | null {
  const { activo, enlace, inicio, ultimaActividad, expira, cierraEn, roles, horarios } = sesion
  if (!activo) return 'desactivado'
  if (cierraEn !== null && cierraEn <= ahora) return 'administracion'
  if (enlace && (enlace.revocado !== null || expira <= ahora)) return 'enlace'
  const fin = finDeSesion({ inicio, ultimaActividad, horas: 0 }, ahora) ?? (expira <= ahora ? 'N' : null)
  return fin ?? (dentroDeHorario(roles, horarios, horaEnSantiago(ahora)) ? null : 'horario')
}

export function createSessions(db: Db, clock: Clock, recordadas: SesionesRecordadas): Sessions {
  async function openFor(
    usuarioId: number,
    { enlaceId = null, empresa }: { readonly enlaceId?: number | null; readonly empresa?: SesionDeEmpresa | undefined },
    expira: string,
    device: Device,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const csrf = randomBytes(24).toString('base64url')
    const agente = device.agente.slice(0, 300)
    await openSesion(db, {
      tokenHash: hash(token),
      csrf,
      usuarioId,
      enlaceId,
      cuentaEmpresaId: empresa?.cuentaId ?? null,
      sidEmpresa: empresa?.sid ?? null,
      creada: clock.ahora(),
      expira,
      ip: device.ip,
      agente,
    })
    return token
  }

  /** Ends a session that was not closed; I, N and A are recorded as exits (spec 1 §4). */
  async function end({ id, usuarioId }: Sesion, motivo: string): Promise<SesionTerminada> {
    const en = clock.ahora()
    const closed = await closeSesiones(db, { sesionId: id }, motivo, en)
    if (closed > 0 && exits.has(motivo))
      await insertRegistro(db, { usuarioId, tipo: motivo, origen: 'SERVIDOR', en, ip: '', ipDeclarada: null })
    return { terminada: motivo }
  }

  /** Prolongs a session, unless its user has been active for twelve hours today (spec 1 §9). */
  async function keep(sesion: Sesion, ahora: string): Promise<SesionTerminada | null> {
    const { id, usuarioId, enlace } = sesion
    await markActividad(db, id, ahora)
    if (enlace) return null
    const desde = inicioDelDia(clock.hoy())
    const horas = horasDesde(await lapsosDesde(db, usuarioId, desde), desde)
    const fin = finDeSesion({ inicio: ahora, ultimaActividad: ahora, horas }, ahora)
    return fin ? end(sesion, fin) : null
  }

  return {
    open: (usuarioId, device, empresa) => openFor(usuarioId, { empresa }, plus(clock.ahora(), VIDA_MAXIMA_MS), device),
    async openByLink(enlaceId, device) {
      const enlace = await findEnlace(db, enlaceId)
      if (!enlace) throw new Error(`no link ${enlaceId}`)
      return openFor(enlace.jefeId, { enlaceId }, enlace.expira, device)
    },
    async find(token, active) {
      const ahora = clock.ahora()
      const hoy = clock.hoy()
      const digest = hash(token)
      const found = await recordadas.read(`${digest.toString('base64')} ${hoy}`, () => findSesion(db, digest, hoy))
      if (!found) return null
      if (found.motivoCierre !== null) return { terminada: found.motivoCierre }
      const fin = motivoDeFin(found, ahora)
      if (fin) return end(found, fin)
      // Once a minute is exact enough, and spares a write per call
      const idle = Date.parse(ahora) - Date.parse(found.ultimaActividad)
      const ended = active && idle > MINUTO_MS ? await keep(found, ahora) : null
      return ended ?? personaDe(found)
    },
    close: async (id, motivo) => {
      await closeSesiones(db, { sesionId: id }, motivo, clock.ahora())
    },
  }
}
