import { common } from '@alerce/contract/messages/common'
import { descargarDocumentoDeCaso } from '@alerce/contract/operations/declaracion/contraloria/resueltas'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { documentoPorId } from '../../postulacion/documentos-postulante/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'

/** A paper of the case that is decided, never of another's. */
export const descargarDocumentoDeCasoUseCase = useCase(descargarDocumentoDeCaso, async ({ identificador, id }, ctx) => {
  const { prospecto } = await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const documento = (await documentoPorId(ctx.tx, id)) ?? refuse(common.notFound)
  ensure(documento.prospectoId === prospecto.id && documento.retirado === null, common.notFound)
  const nombre = ctx.vault.en('documento_prospecto.nombre', id).open<string>(documento.nombre)
  return { ...(await readArchivo(ctx, documento.archivoId)), nombre }
})
