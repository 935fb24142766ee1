import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { antecedentesCambiados, prospectoCambiado } from '../events.ts'
import { editarProspecto } from '../policy.ts'
import { registrarCambio } from '../registrar-cambio.ts'
import { cambiarDatos } from './cambiar-datos.ts'
import { type ProspectoInput, traeAntecedentes } from './formulario.ts'

/**
 * Changes a prospect whose plan is not confirmed yet. Once the applicant's data stand they stay whole; saving them
 * clears the quote (spec 2 §4), and the reply says so where a chosen plan was lost.
 */
export async function modificarProspecto(ctx: Context, id: number, ingreso: ProspectoInput) {
  const prospecto = await editarProspecto(ctx, id, ingreso.version)
  ensure(!estaBloqueado(prospecto.etapa), m.bloqueado)
  ensure(prospecto.activo, m.inactivo)
  const antecedentes = traeAntecedentes(ingreso, ctx.hoy)
  const campos = await cambiarDatos(ctx, prospecto, ingreso, antecedentes || prospecto.fechaNacimiento !== null)
  let perdida = {}
  const alPerderPlan = () => {
    perdida = { cotizacionLimpiada: true }
  }
  if (antecedentes) await ctx.raise(antecedentesCambiados, { id, etapa: prospecto.etapa, alPerderPlan })
  await anotar(ctx, id, antecedentes ? 'antecedentesGuardados' : 'prospectoModificado')
  await ctx.raise(prospectoCambiado, { prospectoId: id })
  return { prospectoId: id, version: await registrarCambio(ctx, prospecto, campos), ...perdida }
}
