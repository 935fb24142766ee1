import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { subirEvidencia } from '@alerce/contract/operations/mesa/irregularidades'
import { recibeEvidencia } from '@alerce/domain/mesa/irregularidad'
import { firma } from '../../actor.ts'
import { examineArchivo, receiveArchivo } from '../../base/archivos/receive-archivo.ts'
import { ensure } from '../../refusal.ts'
import { preparedUseCase } from '../../use-case.ts'
import { evidenciasDe } from './read-model.ts'
import { insertEvidencia } from './repository.ts'
import { takeIrregularidad } from './take-irregularidad.ts'

/** Adds an evidence file; the same bytes from the same side are one file. */
export const subirEvidenciaUseCase = preparedUseCase(subirEvidencia, {
  prepare: ({ archivo }, ctx) => examineArchivo(ctx, archivo),
  run: async ({ irregularidadId }, ctx, archivo) => {
    const { lado, situacion } = await takeIrregularidad(ctx, irregularidadId)
    ensure(situacion !== 'cerrada', irregularidadMessages.irregularidadCerrada)
    const { archivoId } = await receiveArchivo(ctx, archivo, { campo: 'archivo' })
    const todas = await evidenciasDe(ctx.tx, [irregularidadId])
    const suyas = todas.filter((una) => una.lado === lado)
    const igual = suyas.find((una) => una.archivoId === archivoId)
    if (igual) return { numero: igual.numero }
    const dicho = recibeEvidencia(situacion, lado, suyas.length)
    ensure(dicho !== 'fueraDeTurno', irregularidadMessages.irregularidadEnRevision)
    ensure(dicho !== 'completa', irregularidadMessages.evidenciasCompletas, { campo: 'archivo' })
    const numero = (todas.at(-1)?.numero ?? 0) + 1
    const evidencia = { irregularidadId, numero, lado, archivoId, por: firma(ctx.actor), en: ctx.ahora }
    await insertEvidencia(ctx.tx, evidencia)
    return { numero }
  },
})
