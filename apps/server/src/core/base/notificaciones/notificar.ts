import { type Noticia, type NotificacionKind, notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { publish } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import { insertarNotificacion } from './repository.ts'

interface Destino {
  readonly usuarioId: number
  /** Whom it speaks of; null: nobody. */
  readonly prospectoId: number | null
}

/** Puts a notification in a user's bell and tells their open screens. `datos`: what its text is filled with. */
export async function notificar<N extends Noticia>(
  { tx, ahora: en }: Pick<Context, 'tx' | 'ahora'>,
  destino: Destino,
  noticia: N,
  ...datos: Parameters<(typeof notificaciones)[N]['texto']>
): Promise<void> {
  const { clase: tipo, texto }: NotificacionKind = notificaciones[noticia]
  await insertarNotificacion(tx, { ...destino, tipo, mensaje: texto(...datos), en })
  await publish(tx, { tema: 'notificacion', usuarioId: destino.usuarioId })
}
