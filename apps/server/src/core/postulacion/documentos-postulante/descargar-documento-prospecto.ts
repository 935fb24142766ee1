import { descargarDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { useCase } from '../../use-case.ts'
import { noteLectura } from './note-lectura.ts'
import { readDocumento } from './policy.ts'

export const descargarDocumentoProspectoUseCase = useCase(descargarDocumentoProspecto, async ({ id }, ctx) => {
  const { documento, prospecto } = await readDocumento(ctx, id)
  const archivo = await readArchivo(ctx, documento.archivoId)
  await noteLectura(ctx, prospecto, 'descargarDocumentoProspecto')
  return { ...archivo, nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(documento.nombre) }
})
