import { leerInforme, rebotePermanente } from '@alerce/domain/base/correos/rebote'
import PostalMime from 'postal-mime'
import { publish } from '../../../../avisos/repository.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { Vault } from '../../../../platform/vault.ts'
import { note } from '../../bitacora/note.ts'
import { notify } from '../../notificaciones/notify.ts'
import { rebotesDe } from '../read-model.ts'
import { markRebotado } from '../repository.ts'
import { correoDeRebote } from './direccion-de-rebote.ts'

/** `desconocido`: no delivery report of a letter of ours; `pasajero`: no permanent refusal; `repetido`: known. */
export type ReboteRecibido = 'anotado' | 'repetido' | 'pasajero' | 'desconocido'

interface MensajeRecibido {
  readonly contenido: Uint8Array
  /** Address that received it, as the mail server says; empty: read in its headers. */
  readonly para: string
}

/** Headers in which mail servers write the address that received a message. */
const CABECERAS = ['delivered-to', 'x-original-to', 'to']

interface InformeLeido {
  readonly direcciones: string
  /** Texts of its delivery reports. */
  readonly informes: readonly string[]
}

/** Addresses and delivery reports of a message; null: it cannot be read. */
async function readInforme(contenido: Uint8Array): Promise<InformeLeido | null> {
  try {
    const { headers, attachments } = await PostalMime.parse(contenido, { attachmentEncoding: 'utf8' })
    const informes = attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
    return {
      direcciones: headers.flatMap(({ key, value }) => (CABECERAS.includes(key) ? [value] : [])).join(' '),
      informes: informes.map(({ content }) => String(content)),
    }
  } catch {
    return null
  }
}

interface Partes {
  readonly db: Db
  readonly clock: Clock
  readonly vault: Vault
}

/**
 * Records a delivery report. A permanent refusal marks its letter, and tells the advisor once for each address of a
 * sale. A message with another mark, or that is no report, changes nothing. Only its status code is kept.
 */
export async function recordRebote(
  { db, clock, vault }: Partes,
  { contenido, para }: MensajeRecibido,
): Promise<ReboteRecibido> {
  const leido = await readInforme(contenido)
  const correoId = leido && correoDeRebote(vault, `${para} ${leido.direcciones}`)
  const entregas = leido?.informes.flatMap(leerInforme) ?? []
  if (correoId === null || entregas.length === 0) return 'desconocido'
  const estado = rebotePermanente(entregas)
  if (estado === null) return 'pasajero'
  const ahora = clock.ahora()
  return await db.transaction().execute(async (tx) => {
    const carta = await markRebotado(tx, correoId, { rebote: estado, rebotadoEn: ahora })
    if (carta === null) return 'repetido'
    const { prospectoId, asesorId, para: casilla, asunto } = carta
    if (prospectoId === null || asesorId === null) return 'anotado'
    await publish(tx, { tema: 'prospecto', prospectoId, asesorId })
    const { length } = await rebotesDe(tx, prospectoId, casilla)
    if (length > 1) return 'anotado'
    const ctx = { tx, ahora, actor: { kind: 'sistema', mando: 'rebote' } } as const
    await note(ctx, prospectoId, 'correoNoEntregado', asunto)
    await notify(ctx, { usuarioId: asesorId, prospectoId }, 'correoNoEntregado', asunto)
    return 'anotado'
  })
}
