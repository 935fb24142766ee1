import { common } from '@alerce/contract/messages/common'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { documentoPorId } from './read-model.ts'
import { tomarPostulante } from './tomar-postulante.ts'

/** Document for changing, with its prospect locked; not found when it belongs to another advisor. */
export async function tomarDocumento(ctx: Context, documentoId: number) {
  const found = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  const prospecto = await tomarPostulante(ctx, found.prospectoId)
  // read again under the lock
  const documento = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  return { documento, prospecto }
}

/** Document for reading, with its prospect; not found when deleted. */
export async function leerDocumento(ctx: Context, documentoId: number) {
  const documento = (await documentoPorId(ctx.tx, documentoId)) ?? refuse(common.notFound)
  const prospecto = await leerProspecto(ctx, documento.prospectoId)
  ensure(documento.retirado === null, common.notFound)
  return { documento, prospecto }
}
