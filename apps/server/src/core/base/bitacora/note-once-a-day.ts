import type { EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import type { Context } from '../../use-case.ts'
import { note } from './note.ts'
import { hayEntrada } from './read-model.ts'

/** Writes an entry of what may happen again and again, unless today has one. */
export async function noteOnceADay(ctx: Context, prospectoId: number, evento: EventoDeBitacora): Promise<void> {
  const ya = await hayEntrada(ctx.tx, prospectoId, evento, inicioDelDia(ctx.hoy))
  if (!ya) await note(ctx, prospectoId, evento)
}
