import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { exigirAutorizado } from '../../postulacion/autorizaciones/exigir-autorizado.ts'
import { editarProspecto, leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Cotizable } from './cotizable.ts'
import { exigirSuActualizacion } from './exigir-su-actualizacion.ts'
import type { Lugar } from './read-model.ts'

/**
 * Prospect for reading its possible quotes. 422 when inactive, or while an authorization blocks it (spec 2 §2); of an
 * update: unless one is open.
 */
export async function leerParaCotizar(ctx: Context, prospectoId: number, lugar: Lugar = 'venta'): Promise<Cotizable> {
  const prospecto = await leerProspecto(ctx, prospectoId)
  if (lugar === 'actualizacion') await exigirSuActualizacion(ctx, prospecto)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirAutorizado(ctx, prospectoId)
  return { ...prospecto, lugar }
}

/** Prospect whose current quote is mailed: only for its advisor, and not while an authorization blocks it. */
export async function editarParaEnviar(ctx: Context, prospectoId: number, lugar: Lugar): Promise<Cotizable> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (lugar === 'actualizacion') await exigirSuActualizacion(ctx, prospecto)
  await exigirAutorizado(ctx, prospectoId)
  return { ...prospecto, lugar }
}
