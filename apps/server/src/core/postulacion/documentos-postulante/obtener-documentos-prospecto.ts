import { obtenerDocumentosProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { documentosDe } from './read-model.ts'

export const obtenerDocumentosProspectoUseCase = useCase(obtenerDocumentosProspecto, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const documentos = await documentosDe(ctx.tx, prospectoId)
  return documentos.map(({ id, pedidoId, mime, nombre, ...documento }) => ({
    ...documento,
    nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(nombre),
    documentoId: id,
    idBox: pedidoId,
    tipoMIME: mime,
  }))
})
