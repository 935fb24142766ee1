import { publish } from '../../../avisos/repository.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import type { Context } from '../../use-case.ts'
import { prospectosDeRut } from './read-model.ts'

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
