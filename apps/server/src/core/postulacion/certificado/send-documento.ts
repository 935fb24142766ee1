import { common } from '@alerce/contract/messages/common'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { Input } from '@alerce/contract/operation'
import type { guardarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import { sha256Of } from '../../../platform/sha256.ts'
import { note } from '../../base/bitacora/note.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editProspecto } from '../prospecto/policy.ts'
import { certificadosVigentes, huellaDelDocumento } from './read-model.ts'
import { joinToDocumento } from './repository.ts'

type Envio = Input<typeof guardarDocumentoRenta>

/** Hash of the sent content: of its bytes, of the uploaded document, or of both when equal. */
async function huellaEnviada(ctx: Context, { PRP_CORREL, ADJ_CORREL, Base64 }: Envio): Promise<string> {
  const enviada = Base64 ? sha256Of(Buffer.from(Base64, 'base64')) : null
  if (!ADJ_CORREL) return enviada ?? refuse(m.archivo)
  const guardada = (await huellaDelDocumento(ctx.tx, PRP_CORREL, ADJ_CORREL)) ?? refuse(common.notFound)
  ensure(enviada === null || enviada === guardada, m.otroArchivo)
  return guardada
}

/**
 * Links validated certificates to the document they were read from; it is not read again, and its password is not
 * needed.
 */
export async function sendDocumento(ctx: Context, envio: Envio): Promise<'ok'> {
  const { id: prospectoId } = await editProspecto(ctx, envio.PRP_CORREL)
  const sha256 = await huellaEnviada(ctx, envio)
  const suyos = (await certificadosVigentes(ctx.tx, prospectoId)).filter((one) => one.sha256 === sha256)
  ensure(suyos.length > 0, m.sinValidar)
  const sueltos = suyos.filter((one) => one.documentoId === null)
  if (envio.ADJ_CORREL && sueltos.length > 0) {
    const ids = sueltos.map(({ id }) => id)
    await joinToDocumento(ctx.tx, ids, envio.ADJ_CORREL)
    await note(ctx, prospectoId, 'certificadoEnviado')
  }
  return 'ok'
}
