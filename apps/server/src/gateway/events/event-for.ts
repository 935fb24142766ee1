import type { Evento } from '@alerce/contract/eventos'
import type { Aviso } from '../../avisos/aviso.ts'
import { aQuienSigue, type Persona } from '../../core/actor.ts'

/** Who looks at a screen, and the advisors of the team they lead. */
export interface Viewer {
  readonly actor: Persona
  readonly equipo: readonly number[]
}

function seesCartera({ actor, equipo }: Viewer, asesorId: number): boolean {
  return aQuienSigue(actor) === asesorId || (actor.enlace === null && equipo.includes(asesorId))
}

/** What a notice says to this screen; null: it does not concern it. */
export function eventFor(viewer: Viewer, aviso: Aviso): Evento | null {
  const { actor } = viewer
  switch (aviso.tema) {
    case 'sesion':
      return aviso.sesionId === actor.sesionId ? { nombre: 'sesion', data: { motivo: aviso.motivo } } : null
    case 'notificacion':
      return aviso.usuarioId === aQuienSigue(actor) ? { nombre: 'notificacion', data: null } : null
    case 'prospecto':
      return seesCartera(viewer, aviso.asesorId)
        ? { nombre: 'prospecto', data: { prospectoId: aviso.prospectoId } }
        : null
    case 'autorizacion':
      return seesCartera(viewer, aviso.asesorId)
        ? { nombre: 'autorizacion', data: { prospectoId: aviso.prospectoId } }
        : null
    case 'agenda':
      return seesCartera(viewer, aviso.asesorId) ? { nombre: 'agenda', data: null } : null
    case 'cola':
      return actor.roles.includes('contraloria') ? { nombre: 'cola', data: null } : null
    case 'mesa':
      return actor.roles.includes('mesa') ? { nombre: 'mesa', data: null } : null
  }
}
