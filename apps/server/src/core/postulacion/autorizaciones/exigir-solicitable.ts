import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { esReutilizable } from '@alerce/domain/declaracion/reutilizar'
import { faltaParaSolicitar } from '@alerce/domain/postulacion/autorizacion'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { empleadoresDe, type Prospecto } from '../prospecto/read-model.ts'
import { loDeclarado, ultimaAutorizacion } from './read-model.ts'

/** Whether what was declared may serve for another sale (core rules, Reuse of a DS). */
async function laDSEsReutilizable({ tx, ahora }: Context, prospectoId: number): Promise<boolean> {
  const ds = await loDeclarado(tx, prospectoId)
  return ds !== null && esReutilizable(ds, ahora)
}

/** An authorization may be asked for: of an active prospect whose quote, or that of a reuse, is still to be made. */
export async function exigirSolicitable(ctx: Context, { id, activo, estado, etapa }: Prospecto): Promise<void> {
  ensure(activo, antecedentesMessages.inactivo)
  const { tx } = ctx
  const psaEstado = (await ultimaAutorizacion(tx, id))?.estado ?? null
  const tipos = (await empleadoresDe(tx, id)).map(({ tipoTrabajador }) => tipoTrabajador)
  const dsEsReutilizable = await laDSEsReutilizable(ctx, id)
  const falta = faltaParaSolicitar({ psaEstado, tipos, estado, etapa, dsEsReutilizable })
  if (falta) refuse(autorizacionesMessages[falta])
}
