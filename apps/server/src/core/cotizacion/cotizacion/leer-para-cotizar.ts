import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { exigirAutorizado } from '../../postulacion/autorizaciones/exigir-autorizado.ts'
import { editarProspecto, leerProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** The prospect for looking at what it could be quoted: 422 of an inactive one, or while an authorization holds it (spec 2 §2). */
export async function leerParaCotizar(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await leerProspecto(ctx, prospectoId)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirAutorizado(ctx, prospectoId)
  return prospecto
}

/** The prospect whose quote is sent as it stands: only by its advisor, and not while an authorization holds it. */
export async function editarParaEnviar(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  await exigirAutorizado(ctx, prospectoId)
  return prospecto
}
