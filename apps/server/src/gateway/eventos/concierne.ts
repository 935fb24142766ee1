import type { Evento } from '@alerce/contract/eventos'
import type { Aviso } from '../../avisos/aviso.ts'
import { aQuienSigue, type Persona } from '../../core/actor.ts'

/** Who looks at a screen, and the advisors of the team they lead. */
export interface Espectador {
  readonly actor: Persona
  readonly equipo: readonly number[]
}

function veCartera({ actor, equipo }: Espectador, asesorId: number): boolean {
  return aQuienSigue(actor) === asesorId || (actor.enlace === null && equipo.includes(asesorId))
}

/** What a notice says to this screen; null: it does not concern it. */
export function eventoPara(espectador: Espectador, aviso: Aviso): Evento | null {
  const { actor } = espectador
  switch (aviso.tema) {
    case 'sesion':
      return aviso.sesionId === actor.sesionId ? { nombre: 'sesion', data: { motivo: aviso.motivo } } : null
    case 'notificacion':
      return aviso.usuarioId === aQuienSigue(actor) ? { nombre: 'notificacion', data: null } : null
    case 'prospecto':
      return veCartera(espectador, aviso.asesorId)
        ? { nombre: 'prospecto', data: { prospectoId: aviso.prospectoId } }
        : null
    case 'autorizacion':
      return veCartera(espectador, aviso.asesorId)
        ? { nombre: 'autorizacion', data: { prospectoId: aviso.prospectoId } }
        : null
    case 'agenda':
      return veCartera(espectador, aviso.asesorId) ? { nombre: 'agenda', data: null } : null
    case 'cola':
      return actor.roles.includes('contraloria') ? { nombre: 'cola', data: null } : null
  }
}
