import { descargarDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { useCase } from '../../use-case.ts'
import { anotarLectura } from './anotar-lectura.ts'
import { leerDocumento } from './policy.ts'

export const descargarDocumentoProspectoUseCase = useCase(descargarDocumentoProspecto, async ({ id }, ctx) => {
  const { documento, prospecto } = await leerDocumento(ctx, id)
  const archivo = await leerArchivo(ctx, documento.archivoId)
  await anotarLectura(ctx, prospecto, 'descargarDocumentoProspecto')
  return { ...archivo, nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(documento.nombre) }
})
