import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { Persona } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { typedPasswordHash } from '../../platform/link-token.ts'
import { findConexion, markUsada } from './repository.ts'

/** A calendar program: the person for whom it acts, and the last change of their agenda. */
export interface CalendarProgram {
  readonly persona: Persona
  readonly cambio: number
}

export interface Connections {
  /** CalendarProgram of an `Authorization` header (HTTP Basic), or null. */
  find(header: string): Promise<CalendarProgram | null>
}

const BASIC = /^basic +([\w+/]+=*) *$/i

/** The last use is kept to the hour: a program asks every few minutes. */
const isOld = (usada: string | null, ahora: string) =>
  usada === null || Date.parse(ahora) - Date.parse(usada) >= HORA_MS

export function createConnections(db: Db, clock: Clock): Connections {
  return {
    async find(header) {
      const sent = Buffer.from(BASIC.exec(header)?.[1] ?? '', 'base64').toString()
      const colon = sent.indexOf(':')
      if (colon < 0) return null
      const usuario = sent.slice(0, colon).trim().toLowerCase()
      const row = await findConexion(db, usuario, typedPasswordHash(sent.slice(colon + 1)))
      if (!row) return null
      const { id, usada, usuarioId, ultimo, rut, nombres, apellidoPaterno, roles } = row
      const ahora = clock.ahora()
      if (isOld(usada, ahora)) await markUsada(db, id, ahora)
      // No session: no page sends a CSRF token, and nothing that a session shows is reached
      const sinSesion = { sesionId: 0, csrf: '', debeCambiarClave: false, faltaSegundoFactor: false, enlace: null }
      const persona: Persona = {
        kind: 'persona',
        usuarioId,
        nombre: nombreCorto({ nombres, apellidoPaterno }),
        rut,
        roles,
        ...sinSesion,
      }
      return { persona, cambio: ultimo ?? 0 }
    },
  }
}
