import { mesaMessages as m } from '@alerce/contract/messages/mesa/mesa'
import { publish } from '../../../avisos/repository.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import { type FunAnotado, prospectosDeRut } from './read-model.ts'

/** What happened to a FUN, in the Bitácora of every active prospect of that RUT and on the screens open on them. */
export async function contarALosCasos(
  ctx: Context,
  rut: string,
  evento: Parameters<typeof anotar>[2],
  detalle?: string,
): Promise<void> {
  for (const { prospectoId, asesorId } of await prospectosDeRut(ctx.tx, rut)) {
    await anotar(ctx, prospectoId, evento, detalle)
    await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId })
  }
}

interface FunLeido {
  /** The day by which an existing one was named. */
  readonly recibidoAntes?: string | undefined
  /** What was read of it; undefined: the caller does not say. */
  readonly procesadoAntes?: string | null | undefined
}

/** 412 where a cancellation was processed, or not any more, since it was read; 404 where it is not there any more. */
export function exigirLeido({ actor }: Context, ahora: FunAnotado | undefined, leido: FunLeido): void {
  const { recibidoAntes, procesadoAntes } = leido
  if (procesadoAntes === undefined) return
  ensure(ahora !== undefined || recibidoAntes === undefined, m.funYaNoEsta)
  if (!ahora || ahora.procesado === procesadoAntes) return
  rechazarVersion(actor, 'fun', [{ campos: ['procesado'], por: ahora.por ?? '', en: ahora.en ?? '' }])
}
