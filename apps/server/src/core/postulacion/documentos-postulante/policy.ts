import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editarProspecto, leerProspecto } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { documentoPorId } from './read-model.ts'

/** States after which a file is closed. */
const SUSCRITO = 'Contrato Suscrito'

/**
 * The prospect for handing documents in: its advisor's, active, and its contract not signed yet. A confirmed plan does
 * not stop it: an update hands in documents of later stages too (spec 2 §2).
 */
export async function tomarPostulante(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  ensure(prospecto.estado !== SUSCRITO, m.cerrado)
  return prospecto
}

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
