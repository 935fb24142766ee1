import { retirarDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { useCase } from '../../use-case.ts'
import { tomarDocumento } from './policy.ts'
import { marcarRetirado } from './repository.ts'

export const retirarDocumentoProspectoUseCase = useCase(retirarDocumentoProspecto, async ({ documentoId }, ctx) => {
  const { documento, prospecto } = await tomarDocumento(ctx, documentoId)
  if (documento.retirado !== null) return 'ok' as const
  await marcarRetirado(ctx.tx, documentoId, { en: ctx.ahora, por: firma(ctx.actor) })
  await anotar(ctx, prospecto.id, 'documentoQuitado', documento.solicitado ?? undefined)
  return 'ok' as const
})
