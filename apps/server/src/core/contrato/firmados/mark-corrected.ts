import { esDeLosPapeles } from '@alerce/domain/mesa/irregularidad'
import { corregirIrregularidadUseCase } from '../../mesa/irregularidades/corregir-irregularidad.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import type { Context } from '../../use-case.ts'

/** With other papers what was wrong with the old ones is put right, and the desk looks at it in them. */
export async function markCorrected(ctx: Context, prospectoId: number, nota: string): Promise<void> {
  for (const { id, codigo, corregida } of await abiertasDe(ctx.tx, prospectoId)) {
    if (!esDeLosPapeles(codigo) || corregida !== null) continue
    await corregirIrregularidadUseCase.run({ irregularidadId: id, nota }, ctx)
  }
}
