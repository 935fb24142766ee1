import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editProspecto } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'

/** Estado that closes the documents of a sale. */
const SUSCRITO = 'Contrato Suscrito'

/**
 * Prospect for handing in documents: its advisor's, active, contract not signed. A confirmed plan does not stop it,
 * because an update hands in documents at later stages too (spec 2 §2).
 */
export async function takePostulante(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editProspecto(ctx, prospectoId)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  ensure(prospecto.estado !== SUSCRITO, m.cerrado)
  return prospecto
}
