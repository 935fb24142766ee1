import { retirarDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { useCase } from '../../use-case.ts'
import { takeDocumento } from './policy.ts'
import { markRetirado } from './repository.ts'

export const retirarDocumentoProspectoUseCase = useCase(retirarDocumentoProspecto, async ({ documentoId }, ctx) => {
  const { documento, prospecto } = await takeDocumento(ctx, documentoId)
  if (documento.retirado !== null) return 'ok' as const
  await markRetirado(ctx.tx, documentoId, { en: ctx.ahora, por: firma(ctx.actor) })
  await note(ctx, prospecto.id, 'documentoQuitado', documento.solicitado ?? undefined)
  return 'ok' as const
})
