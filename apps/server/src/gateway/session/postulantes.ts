import { expiraLaSesion, sigueLaSesion } from '@alerce/domain/declaracion/invitacion/sesion'
import type { Postulante } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { newToken, tokenHash } from '../../platform/link-token.ts'
import {
  closeDePostulante,
  findDePostulante,
  markSeen,
  openDePostulante,
} from '../../sesiones/repository-postulante.ts'
import type { Device } from './sessions.ts'

/** Interval between writes of the last activity: exact enough for half an hour. */
const SEEN_EVERY_MS = 30_000

export interface PostulanteSessions {
  /** Opens the session of the applicant of a declaration and returns its token: only its digest is stored. */
  open(declaracionId: number, device: Device): Promise<string>
  /** Applicant of a token; null: unknown or expired. `activo`: the call counts as activity. */
  find(token: string, activo: boolean): Promise<Postulante | null>
  close(sesionId: number): Promise<void>
}

/** Sessions of applicants: each of one declaration, apart from those of users. */
export function createPostulanteSessions(db: Db, clock: Clock): PostulanteSessions {
  return {
    async open(declaracionId, { ip, agente }) {
      const token = newToken()
      const creada = clock.ahora()
      const device = { ip, agente: agente.slice(0, 300) }
      const fin = { creada, expira: expiraLaSesion(creada) }
      await openDePostulante(db, { declaracionId, tokenHash: tokenHash(token), ...fin, ...device })
      return token
    },
    async find(token, activo) {
      const ahora = clock.ahora()
      const found = await findDePostulante(db, tokenHash(token))
      if (!found || !sigueLaSesion(found, ahora)) return null
      if (activo && Date.parse(ahora) - Date.parse(found.ultimaActividad) > SEEN_EVERY_MS)
        await markSeen(db, found.id, ahora)
      return { kind: 'postulante', sesion: { id: found.id, declaracionId: found.declaracionId } }
    },
    close: (id) => closeDePostulante(db, id, clock.ahora()),
  }
}
