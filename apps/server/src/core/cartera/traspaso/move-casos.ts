import type { EventoFirmado } from '@alerce/contract/catalogos/base/bitacora'
import { registroDeBorrador } from '@alerce/domain/cartera/traspaso/borradores'
import { publishAll } from '../../../avisos/repository.ts'
import { firma, SISTEMA } from '../../actor.ts'
import { noteInSeveral } from '../../base/bitacora/note-in-several.ts'
import { moveBorradores } from '../../base/borrador/move-borradores.ts'
import type { Context } from '../../use-case.ts'
import { type PersonaDeCartera, registrosDe } from './read-model.ts'
import { changeAsesor, moveCitas, movePendientes, type TraspasoDeCasos } from './repository.ts'

interface CambioDeManos {
  readonly ids: readonly number[]
  readonly de: PersonaDeCartera
  readonly a: PersonaDeCartera
  /** Owner during a cover; absent: the receiver. */
  readonly titular?: NonNullable<TraspasoDeCasos['titular']>
  readonly evento: EventoFirmado
  /** Reason, written in the Bitácora after both names. */
  readonly motivo: string
}

/** A permanent transfer shows the former advisor, until it is undone. */
const diceRecibido: Partial<Record<EventoFirmado, TraspasoDeCasos['recibido']>> = {
  casoReasignado: 'sí',
  reasignacionDeshecha: 'no',
}

/** Signature of these acts: the caller, or the system. */
export const quienFirma = ({ actor }: Pick<Context, 'actor'>): string =>
  actor.kind === 'sistema' ? SISTEMA : firma(actor)

/** Number of cases as text. */
export const tantosCasos = (n: number): string => (n === 1 ? '1 caso' : `${n} casos`)

/**
 * Moves cases to another advisor, with their appointments without outcome, drafts, unread notifications and pending
 * letters. Writes each Bitácora and updates the open screens of both.
 */
export async function moveCasos(
  ctx: Context,
  { ids, de, a, titular, evento, motivo }: CambioDeManos,
): Promise<{ citas: number; topes: number }> {
  const { tx, ahora } = ctx
  if (ids.length === 0) return { citas: 0, topes: 0 }
  const recibido = diceRecibido[evento] ?? 'igual'
  const movimiento = { ids, de: de.id, a: a.id, titular: titular ?? null, recibido, en: ahora }
  await changeAsesor(tx, movimiento)
  const citas = await moveCitas(tx, movimiento)
  await movePendientes(tx, movimiento)
  const suyos = await registrosDe(tx, ids)
  const esDeEllos = (formulario: string) => {
    const registro = registroDeBorrador(formulario)
    return registro !== null && suyos[registro.de].has(registro.id)
  }
  await moveBorradores(ctx, { de: de.id, a: a.id, cuales: async (todos) => todos.filter(esDeEllos) })
  const detalle = `de ${de.nombre} a ${a.nombre}${motivo ? `. ${motivo}` : ''}`
  await noteInSeveral(tx, ids, evento, { por: quienFirma(ctx), en: ahora, detalle })
  const carteras = [de.id, a.id]
  await publishAll(tx, [
    ...ids.flatMap((prospectoId) =>
      carteras.map((asesorId) => ({ tema: 'prospecto' as const, prospectoId, asesorId })),
    ),
    ...carteras.flatMap((asesorId) => [
      { tema: 'agenda' as const, asesorId },
      { tema: 'miDia' as const, asesorId },
    ]),
    ...carteras.map((usuarioId) => ({ tema: 'notificacion' as const, usuarioId })),
  ])
  return citas
}
