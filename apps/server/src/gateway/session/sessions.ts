import { createHash, randomBytes } from 'node:crypto'
import { minutosSinActividad } from '@alerce/domain/limites'
import type { Persona } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { abrir, buscarViva, cerrar, marcarActividad } from './repository.ts'

const HORA = 3_600_000
const VIDA_MAXIMA = 12 * HORA
const MINUTO = 60_000

const hash = (token: string) => createHash('sha256').update(token).digest()
const plus = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

export interface Sessions {
  /** Opens a session and returns its token: only its hash is stored. */
  open(usuarioId: number, ip: string, agente: string): Promise<string>
  /** Whose it is, if it is alive; `active` says that the person is at work, which keeps it so. */
  find(token: string, active: boolean): Promise<Persona | null>
  close(sesionId: number, motivo: string): Promise<void>
}

export function createSessions(db: Db, clock: Clock): Sessions {
  return {
    async open(usuarioId, ip, agente) {
      const token = randomBytes(32).toString('base64url')
      const csrf = randomBytes(24).toString('base64url')
      const ahora = clock.ahora()
      const expira = plus(ahora, VIDA_MAXIMA)
      await abrir(db, { tokenHash: hash(token), csrf, usuarioId, ahora, expira, ip, agente: agente.slice(0, 300) })
      return token
    },
    async find(token, active) {
      const ahora = clock.ahora()
      const found = await buscarViva(db, hash(token), ahora)
      if (!found) return null
      const idle = Date.parse(ahora) - Date.parse(found.ultimaActividad)
      if (idle > minutosSinActividad * MINUTO) {
        await cerrar(db, found.id, ahora, 'I')
        return null
      }
      // once a minute is exact enough, and spares a write per call
      if (active && idle > MINUTO) await marcarActividad(db, found.id, ahora)
      const { usuarioId, rut, nombre, roles, csrf } = found
      return { kind: 'persona', usuarioId, sesionId: found.id, nombre, rut, roles, csrf }
    },
    close: (id, motivo) => cerrar(db, id, clock.ahora(), motivo),
  }
}
