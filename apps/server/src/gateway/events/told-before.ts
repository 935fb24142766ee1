import type { EventoAnterior, EventosAnteriores } from '@alerce/contract/eventos'
import type { Notice, NoticesTold } from '../../avisos/memory.ts'
import { eventFor, type Viewer } from './event-for.ts'

/** More than these are not told one by one: a screen that missed them asks for everything at once. */
const MAS = 10

/** What may have changed what somebody sees: their roles, or who is in their team. */
export const cambiaDerechos = (noticia: Notice): boolean =>
  noticia !== 'resync' && (noticia.tema === 'usuarios' || noticia.tema === 'equipos')

/**
 * What of lately concerns who looks, the last first and each of it once. It reaches back to where something may be
 * missing: there was more than one screen would ask for, somebody may have seen less or more before, or notices were lost.
 */
export function toldBefore(viewer: Viewer, { cubre, noticias }: NoticesTold): EventosAnteriores {
  const dichos = new Map<string, EventoAnterior>()
  const hasta = (momento: number): EventosAnteriores => ({ cubre: momento, dichos: [...dichos.values()] })
  for (const { noticia, hace } of noticias) {
    if (noticia === 'resync' || cambiaDerechos(noticia)) return hasta(hace)
    // a session that has ended opens no screen
    if (noticia.tema === 'sesion') continue
    const evento = eventFor(viewer, noticia)
    if (!evento) continue
    const clave = JSON.stringify(evento)
    if (dichos.has(clave)) continue
    if (dichos.size === MAS) return hasta(hace)
    dichos.set(clave, { hace, nombre: noticia.tema, data: evento.data })
  }
  return hasta(cubre)
}
