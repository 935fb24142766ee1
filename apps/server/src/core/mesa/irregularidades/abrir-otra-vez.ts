import type { Context } from '../../use-case.ts'
import { abrirIrregularidadUseCase } from './abrir-irregularidad.ts'
import { devolverIrregularidadUseCase } from './devolver-irregularidad.ts'
import { abiertasDe } from './read-model.ts'

interface Motivo {
  readonly codigo: string
  readonly codigoDetalle: string
}

/** It is opened; the same that is open stays, and one that the advisor had answered is theirs again. */
export async function abrirOtraVez(ctx: Context, prospectoId: number, motivo: Motivo): Promise<void> {
  const misma = (await abiertasDe(ctx.tx, prospectoId)).find(
    (una) => una.codigo === motivo.codigo && una.codigoDetalle === motivo.codigoDetalle,
  )
  if (!misma) await abrirIrregularidadUseCase.run({ prospectoId, ...motivo, motivo: '' }, ctx)
  else if (misma.corregida !== null)
    await devolverIrregularidadUseCase.run({ irregularidadId: misma.id, motivo: '' }, ctx)
}
