import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { reponerDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { cabenJuntos } from '@alerce/domain/base/archivos/tipos'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { MAXIMO_DE_DOCUMENTOS } from '@alerce/domain/postulacion/cajas'
import { note } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeDocumento } from './policy.ts'
import { documentosDe } from './read-model.ts'
import { markRetirado } from './repository.ts'

export const reponerDocumentoProspectoUseCase = useCase(reponerDocumentoProspecto, async ({ documentoId }, ctx) => {
  const { documento, prospecto } = await takeDocumento(ctx, documentoId)
  if (documento.retirado === null) return 'ok' as const
  ensure(sePuedeDeshacer(documento.retirado, ctx.ahora), m.reponerTarde)
  const otros = await documentosDe(ctx.tx, prospecto.id)
  // handed in again meanwhile: nothing to restore
  if (otros.some((d) => d.sha256 === documento.sha256 && d.pedidoId === documento.pedidoId)) return 'ok' as const
  ensure(otros.length < MAXIMO_DE_DOCUMENTOS, m.demasiados)
  ensure(cabenJuntos([documento, ...otros].map((d) => d.tamano)), m.demasiadoJuntos)
  await markRetirado(ctx.tx, documentoId, null)
  await note(ctx, prospecto.id, 'documentoRepuesto', documento.solicitado ?? undefined)
  return 'ok' as const
})
