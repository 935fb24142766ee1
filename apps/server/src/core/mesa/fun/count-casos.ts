import { mesaMessages as m } from '@alerce/contract/messages/mesa/mesa'
import { publish } from '../../../avisos/repository.ts'
import { note } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rejectVersion } from '../../version-antigua.ts'
import { type FunAnotado, prospectosDeRut } from './read-model.ts'

/** Records an event of a FUN in the Bitácora of every active prospect of that RUT, and refreshes their open screens. */
export async function countCasos(
  ctx: Context,
  rut: string,
  evento: Parameters<typeof note>[2],
  detalle?: string,
): Promise<void> {
  for (const { prospectoId, asesorId } of await prospectosDeRut(ctx.tx, rut)) {
    await note(ctx, prospectoId, evento, detalle)
    await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId })
  }
}

interface FunLeido {
  /** Receipt day that identifies an existing cancellation. */
  readonly recibidoAntes?: string | undefined
  /** Processing day that the caller read; undefined: not given. */
  readonly procesadoAntes?: string | null | undefined
}

/** Checks the cancellation against what the caller read: 412 when its processing changed, 404 when it was deleted. */
export function ensureLeido({ actor }: Context, ahora: FunAnotado | undefined, leido: FunLeido): void {
  const { recibidoAntes, procesadoAntes } = leido
  if (procesadoAntes === undefined) return
  ensure(ahora !== undefined || recibidoAntes === undefined, m.funYaNoEsta)
  if (!ahora || ahora.procesado === procesadoAntes) return
  rejectVersion(actor, 'fun', [{ campos: ['procesado'], por: ahora.por ?? '', en: ahora.en ?? '' }])
}
