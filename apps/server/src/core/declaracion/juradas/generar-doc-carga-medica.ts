import { generarDocCargaMedica } from '@alerce/contract/operations/declaracion/juradas'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { preparedUseCase } from '../../use-case.ts'
import { drawDeCarga, openDeCarga } from './open-por-el-cotizante.ts'
import { nombreDeJurada } from './read-juradas.ts'

/** Drawn before the transaction, which keeps it as opened; one that was opened and still holds is answered again. */
export const generarDocCargaMedicaUseCase = preparedUseCase(generarDocCargaMedica, {
  prepare: drawDeCarga,
  run: async (input, ctx, dibujada) => {
    const { declaracion, jurada, archivoId } = await openDeCarga(input, ctx, dibujada)
    const { contenido } = await readArchivo(ctx, archivoId)
    return { archivo: contenido.toString('base64'), nombre: nombreDeJurada(declaracion.folio, jurada) }
  },
})
