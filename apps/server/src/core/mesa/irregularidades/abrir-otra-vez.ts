import type { Context } from '../../use-case.ts'
import { abrirIrregularidadUseCase } from './abrir-irregularidad.ts'
import { devolverIrregularidadUseCase } from './devolver-irregularidad.ts'
import { abiertasDe } from './read-model.ts'
import { cambiarIrregularidad } from './repository.ts'

interface Motivo {
  readonly codigo: string
  readonly codigoDetalle: string
  /** What must be put right, in words; '': its detail says it. */
  readonly motivo: string
}

/** It is opened; the same that is open stays, with what is said now, and one that the advisor had answered is theirs again. */
export async function abrirOtraVez(ctx: Context, prospectoId: number, motivo: Motivo): Promise<void> {
  const misma = (await abiertasDe(ctx.tx, prospectoId)).find(
    (una) => una.codigo === motivo.codigo && una.codigoDetalle === motivo.codigoDetalle,
  )
  if (!misma) await abrirIrregularidadUseCase.run({ prospectoId, ...motivo }, ctx)
  else if (misma.corregida !== null)
    await devolverIrregularidadUseCase.run({ irregularidadId: misma.id, motivo: motivo.motivo }, ctx)
  else if (motivo.motivo !== '') await cambiarIrregularidad(ctx.tx, misma.id, { motivo: motivo.motivo })
}
