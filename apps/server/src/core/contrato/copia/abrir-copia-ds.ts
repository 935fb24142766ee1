import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { abrirCopiaDS } from '@alerce/contract/operations/contrato/copia-ds'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { dejarApertura } from './dejar-apertura.ts'
import { leerCopia } from './leer-copia.ts'

export const abrirCopiaDSUseCase = useCase(abrirCopiaDS, async ({ enlace }, ctx) => {
  const { declaracion, nombre, archivoId } = await leerCopia(ctx, enlace)
  const archivo = await leerArchivo(ctx, archivoId ?? refuse(documentosMessages.pendientes))
  await dejarApertura(ctx, declaracion)
  return { ...archivo, nombre }
})
