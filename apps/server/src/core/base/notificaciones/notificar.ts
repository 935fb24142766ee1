import type { tiposDeNotificacion } from '@alerce/contract/operations/base/notificaciones'
import { publicar } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import { insertarNotificacion } from './repository.ts'

export interface Noticia {
  readonly usuarioId: number
  /** Whom it speaks of; null: nobody. */
  readonly prospectoId: number | null
  readonly tipo: (typeof tiposDeNotificacion)[number]
  /** Stands on screens that others may see: no health, no outcome. */
  readonly mensaje: string
}

/** Puts a notification in a user's bell and tells their open screens. */
export async function notificar(ctx: Pick<Context, 'tx' | 'ahora'>, noticia: Noticia): Promise<void> {
  await insertarNotificacion(ctx.tx, { ...noticia, en: ctx.ahora })
  await publicar(ctx.tx, { tema: 'notificacion', usuarioId: noticia.usuarioId })
}
