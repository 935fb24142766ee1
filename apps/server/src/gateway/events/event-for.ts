import type { Evento } from '@alerce/contract/eventos'
import type { Role } from '@alerce/contract/operation'
import { administran, danEnlaces, leenCorreos, mesa, traspasan } from '@alerce/contract/roles'
import type { Aviso, DeUnaCartera, DeUnaLista } from '../../avisos/aviso.ts'
import { aQuienSigue, type Persona } from '../../core/actor.ts'

/** The person at a screen, and the advisors of the team that person leads. */
export interface Viewer {
  readonly actor: Persona
  readonly equipo: readonly number[]
}

function seesCartera({ actor, equipo }: Viewer, asesorId: number): boolean {
  return aQuienSigue(actor) === asesorId || (actor.enlace === null && equipo.includes(asesorId))
}

const tiene = ({ roles }: Persona, cuales: readonly Role[]) => roles.some((role) => cuales.includes(role))

/** True for events of the person's own sessions; a session by link has none. */
const esSuya = ({ actor }: Viewer, usuarioId: number | undefined) =>
  actor.enlace === null && actor.usuarioId === usuarioId

/** Lists of a desk or of the console, with the roles that read them. */
const listas: Record<DeUnaLista['tema'], readonly Role[]> = {
  cola: ['contraloria'],
  mesa,
  correos: leenCorreos,
  // Roles that create links also choose the advisor of each link
  enlaces: danEnlaces,
  usuarios: danEnlaces,
  carteras: traspasan,
  equipos: danEnlaces,
  clientes: administran,
  catalogo: administran,
  textos: [...administran, 'contraloria'],
  pedidos: administran,
  seguridad: administran,
  accesos: administran,
}

/** Contraloría sees the files of every declaration arrive, whichever advisor sells. */
const loVe = (viewer: Viewer, { tema, asesorId }: DeUnaCartera): boolean =>
  seesCartera(viewer, asesorId) || (tema === 'archivosDS' && tiene(viewer.actor, ['contraloria']))

/** Event for this screen; null: the notice does not concern it. */
export function eventFor(viewer: Viewer, aviso: Aviso): Evento | null {
  const { actor } = viewer
  switch (aviso.tema) {
    case 'sesion':
      return aviso.sesionId === actor.sesionId ? { nombre: 'sesion', data: { motivo: aviso.motivo } } : null
    case 'notificacion':
      return aviso.usuarioId === aQuienSigue(actor) ? { nombre: 'notificacion', data: null } : null
    case 'sesiones':
      return esSuya(viewer, aviso.usuarioId) || tiene(actor, administran) ? { nombre: 'sesiones', data: null } : null
    case 'prospecto':
    case 'autorizacion':
    case 'cotizacion':
    case 'plan':
    case 'enviadas':
    case 'archivosDS':
      return loVe(viewer, aviso) ? { nombre: aviso.tema, data: { prospectoId: aviso.prospectoId } } : null
    case 'agenda':
    case 'miDia':
    case 'importacion':
      return seesCartera(viewer, aviso.asesorId) ? { nombre: aviso.tema, data: null } : null
    default:
      return tiene(actor, listas[aviso.tema]) ? { nombre: aviso.tema, data: null } : null
  }
}
