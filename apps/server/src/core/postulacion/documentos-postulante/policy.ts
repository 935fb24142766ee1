import { common } from '@alerce/contract/messages/common'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { documentoPorId } from './read-model.ts'
import { takePostulante } from './take-postulante.ts'

/** Document for changing, with its prospect locked; not found when it belongs to another advisor. */
export async function takeDocumento(ctx: Context, documentoId: number) {
  const found = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  const prospecto = await takePostulante(ctx, found.prospectoId)
  // read again under the lock
  const documento = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  return { documento, prospecto }
}

/** Document for reading, with its prospect; not found when deleted. */
export async function readDocumento(ctx: Context, documentoId: number) {
  const documento = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  const prospecto = await readProspecto(ctx, documento.prospectoId)
  ensure(documento.retirado === null, common.notFound)
  return { documento, prospecto }
}
