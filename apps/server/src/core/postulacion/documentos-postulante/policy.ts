import { common } from '@alerce/contract/messages/common'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { documentoPorId } from './read-model.ts'
import { tomarPostulante } from './tomar-postulante.ts'

/** A document for changing, with its prospect taken. One that is nobody's, or another advisor's, is not there. */
export async function tomarDocumento(ctx: Context, documentoId: number) {
  const found = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  const prospecto = await tomarPostulante(ctx, found.prospectoId)
  // as it stands now that the prospect is taken
  const documento = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  return { documento, prospecto }
}

/** A document for reading, with its prospect; one that was taken away is not there. */
export async function leerDocumento(ctx: Context, documentoId: number) {
  const documento = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  const prospecto = await leerProspecto(ctx, documento.prospectoId)
  ensure(documento.retirado === null, common.notFound)
  return { documento, prospecto }
}
