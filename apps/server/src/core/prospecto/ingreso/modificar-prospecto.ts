import { antecedentesMessages as m } from '@alerce/contract/messages/antecedentes'
import { estaBloqueado } from '@alerce/domain/prospecto/etapas'
import { anotar } from '../../bitacora/anotar.ts'
import { borrarCotizacion } from '../../cotizacion/borrar-cotizacion.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editarProspecto } from '../policy.ts'
import { empleadoresDe } from '../read-model.ts'
import { refrescarEstado } from '../refrescar-estado.ts'
import { registrarCambio } from '../registrar-cambio.ts'
import { camposDistintos, formularioDe, type Ingreso, sobreponer, traeAntecedentes } from './formulario.ts'
import { guardarDatos } from './guardar-datos.ts'
import { revisarFormulario } from './revisar-formulario.ts'
import { completarCarga, revisarRut } from './revisar-rut.ts'

/**
 * Changes a prospect whose plan is not confirmed yet. Once the applicant's data stand they stay whole; saving them
 * clears the quote (spec 2 §4).
 */
export async function modificarProspecto(ctx: Context, id: number, ingreso: Ingreso) {
  const prospecto = await editarProspecto(ctx, id, ingreso.version)
  ensure(!estaBloqueado(prospecto.etapa), m.bloqueado)
  ensure(prospecto.activo, m.inactivo)
  const antes = formularioDe(prospecto, await empleadoresDe(ctx.tx, id))
  const form = await completarCarga(ctx, sobreponer(antes, ingreso, ctx.hoy))
  const antecedentes = traeAntecedentes(ingreso, ctx.hoy)
  const completa = antecedentes || prospecto.tipoVenta !== null
  await revisarFormulario(ctx.tx, form, { completa, hoy: ctx.hoy, tipoAnterior: prospecto.tipoProspecto })
  ensure((form.tipoPlan === 'S') === (prospecto.parejaId !== null), m.planNoElegible, { campo: 'tipoPlan' })
  await revisarRut(ctx, form, prospecto.asesorId)
  await guardarDatos(ctx, id, form)
  if (antecedentes) await borrarCotizacion(ctx, id)
  await anotar(ctx, id, antecedentes ? 'antecedentesGuardados' : 'prospectoModificado')
  await refrescarEstado(ctx, id)
  return { prospectoId: id, version: await registrarCambio(ctx, prospecto, camposDistintos(antes, form)) }
}
