import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'

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
