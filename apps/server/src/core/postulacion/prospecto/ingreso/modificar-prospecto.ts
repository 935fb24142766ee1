import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { campoDeOtraPersona } from '@alerce/domain/base/persona/documento'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { antecedentesCambiados, prospectoCambiado } from '../events.ts'
import { editarProspecto } from '../policy.ts'
import { buscarProspecto, type Prospecto } from '../read-model.ts'
import { registrarCambio } from '../registrar-cambio.ts'
import { cambiarDatos } from './cambiar-datos.ts'
import { type ProspectoInput, traeAntecedentes } from './formulario.ts'
import { leerAnteriores } from './read-model-anteriores.ts'

/** Who else of this portfolio has the document that was saved, where it is another one than before. */
async function losDelMismo({ tx }: Context, { id, asesorId }: Prospecto, campos: readonly string[]) {
  if (!campoDeOtraPersona(campos)) return {}
  const guardado = await buscarProspecto(tx, id)
  return guardado ? await leerAnteriores(tx, asesorId, guardado) : {}
}

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
  const version = await registrarCambio(ctx, prospecto, campos)
  return { prospectoId: id, version, ...perdida, ...(await losDelMismo(ctx, prospecto, campos)) }
}
