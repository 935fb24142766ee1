import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { estadoSinDS } from '@alerce/domain/postulacion/estado'
import { publish } from '../../../../avisos/repository.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { asesorQueEscribe } from '../policy.ts'
import { formularioVacio, type ProspectoInput, sobreponerIngreso, traeAntecedentes } from './formulario.ts'
import { leerAnteriores } from './read-model-anteriores.ts'
import { preguntarALosRegistros } from './read-model-registros.ts'
import { datosDe, empleadoresDelFormulario, guardarEmpleadores, insertarProspecto } from './repository-datos.ts'
import { revisarFormulario } from './revisar-formulario.ts'
import { completarCarga, revisarRut } from './revisar-rut.ts'

/**
 * Adds a prospect to the acting advisor, at stage prospecto; open lists refresh. Only the person's own data are
 * required.
 */
export async function agregarProspecto(ctx: Context, ingreso: ProspectoInput) {
  const { hoy, tx } = ctx
  const asesorId = await asesorQueEscribe(ctx, ingreso.identificador ?? undefined)
  const completa = traeAntecedentes(ingreso, hoy)
  const form = await completarCarga(ctx, sobreponerIngreso(formularioVacio, ingreso, hoy))
  const hechos = await preguntarALosRegistros(tx, form, { asesorId, hoy })
  revisarFormulario(form, hechos, { completa, hoy, actor: ctx.actor, tipoAnterior: undefined })
  ensure(form.tipoPlan !== 'S', m.planNoElegible, { campo: 'tipoPlan' })
  revisarRut(form, hechos)
  const estado = estadoSinDS({ activo: form.activo, etapa: 'prospecto' })
  const alta = { asesorId, estado, por: await firmaSobre(ctx.tx, ctx.actor, { asesorId }), en: ctx.ahora }
  const datos = datosDe(form)
  const anteriores = await leerAnteriores(tx, asesorId, datos)
  const prospectoId = await insertarProspecto(tx, datos, alta)
  await guardarEmpleadores(tx, prospectoId, [], empleadoresDelFormulario(form))
  await anotar(ctx, prospectoId, 'prospectoIngresado')
  await publish(tx, { tema: 'prospecto', prospectoId, asesorId })
  return { prospectoId, version: 1, ...anteriores }
}
