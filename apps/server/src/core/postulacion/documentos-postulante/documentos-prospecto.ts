import { documentosProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { useCase } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { noteLectura } from './note-lectura.ts'
import { documentosDe } from './read-model.ts'

export const documentosProspectoUseCase = useCase(documentosProspecto, async ({ prp_correl }, ctx) => {
  const prospecto = await readProspecto(ctx, prp_correl)
  const all = []
  for (const { id, nombre, archivoId } of await documentosDe(ctx.tx, prp_correl)) {
    const { contenido } = await readArchivo(ctx, archivoId)
    const claro = ctx.vault.en('documento_prospecto.nombre', id).open<string>(nombre)
    all.push({ ADJ_NOMBRE: claro, ADJ_ARCHIVO: contenido.toString('base64') })
  }
  if (all.length > 0) await noteLectura(ctx, prospecto, 'documentosProspecto')
  return all
})
