import { type Noticia, type NotificacionKind, notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { publish } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import { insertNotificacion } from './repository.ts'

interface Destino {
  readonly usuarioId: number
  /** Prospect of the notification; null: none. */
  readonly prospectoId: number | null
  /** Authorization that it asks to decide. */
  readonly autorizacionId?: number
}

/** Stores a notification for a user and updates their open screens. `datos`: values of its text. */
export async function notify<N extends Noticia>(
  { tx, ahora: en }: Pick<Context, 'tx' | 'ahora'>,
  destino: Destino,
  noticia: N,
  ...datos: Parameters<(typeof notificaciones)[N]['texto']>
): Promise<void> {
  const { clase: tipo, texto }: NotificacionKind = notificaciones[noticia]
  await insertNotificacion(tx, { ...destino, tipo, mensaje: texto(...datos), en })
  await publish(tx, { tema: 'notificacion', usuarioId: destino.usuarioId })
}
