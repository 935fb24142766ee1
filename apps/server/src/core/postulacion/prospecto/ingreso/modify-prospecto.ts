import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { campoDeOtraPersona } from '@alerce/domain/base/persona/documento'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { note } from '../../../base/bitacora/note.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { antecedentesCambiados, prospectoCambiado } from '../events.ts'
import type { Prospecto } from '../read-model.ts'
import { changeDatos } from './change-datos.ts'
import { type ProspectoInput, traeAntecedentes } from './formulario.ts'
import { readAnteriores } from './read-model-anteriores.ts'
import type { CambioDeDatos } from './save-datos.ts'

/** Other prospects of this portfolio with the saved document, when the document changed. */
const losDelMismo = async ({ tx }: Context, { guardado, campos }: CambioDeDatos) =>
  campoDeOtraPersona(campos) ? await readAnteriores(tx, guardado.asesorId, guardado) : {}

/**
 * Changes a locked prospect whose plan is not confirmed. Complete applicant data must stay complete. Saving them
 * deletes the quote (spec 2 §4), and the reply says when a chosen plan was lost.
 */
export async function modifyProspecto(ctx: Context, prospecto: Prospecto, ingreso: ProspectoInput) {
  const { id, etapa } = prospecto
  ensure(!estaBloqueado(etapa), m.bloqueado)
  ensure(prospecto.activo, m.inactivo)
  const antecedentes = traeAntecedentes(ingreso, ctx.hoy)
  const cambio = await changeDatos(ctx, prospecto, ingreso, antecedentes || prospecto.fechaNacimiento !== null)
  const { guardado } = cambio
  let perdida = {}
  const alPerderPlan = () => {
    perdida = { cotizacionLimpiada: true }
  }
  if (antecedentes) await ctx.raise(antecedentesCambiados, { id, etapa, alPerderPlan })
  await note(ctx, id, antecedentes ? 'antecedentesGuardados' : 'prospectoModificado')
  // of all saved data, only `activo` changes the Estado
  if (!guardado.activo) await ctx.raise(prospectoCambiado, { prospectoId: id })
  const respuesta = { prospectoId: id, version: guardado.version, ...perdida, ...(await losDelMismo(ctx, cambio)) }
  return { guardado, respuesta }
}
