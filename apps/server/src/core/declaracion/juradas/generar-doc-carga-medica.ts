import { generarDocCargaMedica } from '@alerce/contract/operations/declaracion/juradas'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { preparedUseCase } from '../../use-case.ts'
import { abrirDeCarga, dibujarDeCarga } from './abrir-por-el-cotizante.ts'
import { nombreDeJurada } from './leer-juradas.ts'

/** Drawn before the transaction, which keeps it as opened; one that was opened and still holds is answered again. */
export const generarDocCargaMedicaUseCase = preparedUseCase(generarDocCargaMedica, {
  prepare: dibujarDeCarga,
  run: async (input, ctx, dibujada) => {
    const { declaracion, jurada, archivoId } = await abrirDeCarga(input, ctx, dibujada)
    const { contenido } = await leerArchivo(ctx, archivoId)
    return { archivo: contenido.toString('base64'), nombre: nombreDeJurada(declaracion.folio, jurada) }
  },
})
