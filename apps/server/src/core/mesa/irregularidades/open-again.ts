import type { Context } from '../../use-case.ts'
import { abrirIrregularidadUseCase } from './abrir-irregularidad.ts'
import { devolverIrregularidadUseCase } from './devolver-irregularidad.ts'
import { abiertasDe } from './read-model.ts'
import { changeIrregularidad } from './repository.ts'

interface Motivo {
  readonly codigo: string
  readonly codigoDetalle: string
  /** Correction requested, in words; '': the detail is enough. */
  readonly motivo: string
}

/** Opens an irregularity, or updates the open one with the same detail; a corrected one returns to the advisor. */
export async function openAgain(ctx: Context, prospectoId: number, motivo: Motivo): Promise<void> {
  const misma = (await abiertasDe(ctx.tx, prospectoId)).find(
    (una) => una.codigo === motivo.codigo && una.codigoDetalle === motivo.codigoDetalle,
  )
  if (!misma) await abrirIrregularidadUseCase.run({ prospectoId, ...motivo }, ctx)
  else if (misma.corregida !== null)
    await devolverIrregularidadUseCase.run({ irregularidadId: misma.id, motivo: motivo.motivo }, ctx)
  else if (motivo.motivo !== '') await changeIrregularidad(ctx.tx, misma.id, { motivo: motivo.motivo })
}
