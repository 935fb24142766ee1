import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { ensureAutorizado } from '../../postulacion/autorizaciones/ensure-autorizado.ts'
import { editProspecto, ensureContacto, readProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Cotizable } from './cotizable.ts'
import { ensureSuActualizacion } from './ensure-su-actualizacion.ts'
import type { Lugar } from './read-model.ts'

/**
 * Prospect for reading its possible quotes. 422 when inactive, or while an authorization blocks it (spec 2 §2); of an
 * update: unless one is open.
 */
export async function readToQuote(ctx: Context, prospectoId: number, lugar: Lugar = 'venta'): Promise<Cotizable> {
  const prospecto = await readProspecto(ctx, prospectoId)
  if (lugar === 'actualizacion') await ensureSuActualizacion(ctx, prospecto)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await ensureAutorizado(ctx, prospectoId)
  return { ...prospecto, lugar }
}

/** Prospect whose current quote is mailed: only for its advisor, and not while an authorization blocks it. */
export async function editToSend(ctx: Context, prospectoId: number, lugar: Lugar): Promise<Cotizable> {
  const prospecto = await editProspecto(ctx, prospectoId)
  ensureContacto(prospecto)
  if (lugar === 'actualizacion') await ensureSuActualizacion(ctx, prospecto)
  await ensureAutorizado(ctx, prospectoId)
  return { ...prospecto, lugar }
}
