import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { faltaParaSolicitar } from '@alerce/domain/postulacion/autorizacion'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { empleadoresDe, type Prospecto } from '../prospecto/read-model.ts'
import { ultimaAutorizacion } from './read-model.ts'

/** An authorization may be asked for: of an active prospect whose quote is still to be made. */
export async function exigirSolicitable(ctx: Context, { id, activo, estado, etapa }: Prospecto): Promise<void> {
  ensure(activo, antecedentesMessages.inactivo)
  const { tx } = ctx
  const psaEstado = (await ultimaAutorizacion(tx, id))?.estado ?? null
  const tipos = (await empleadoresDe(tx, id)).map(({ tipoTrabajador }) => tipoTrabajador)
  const falta = faltaParaSolicitar({ psaEstado, tipos, estado, etapa })
  if (falta) refuse(autorizacionesMessages[falta])
}
