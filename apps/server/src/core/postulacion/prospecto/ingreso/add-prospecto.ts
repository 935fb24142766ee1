import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { estadoSinDS } from '@alerce/domain/postulacion/estado'
import { publish } from '../../../../avisos/repository.ts'
import { noteAndTell } from '../../../base/bitacora/note.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { readOposiciones } from '../../oposiciones/read-oposiciones.ts'
import { asesorQueEscribe } from '../policy.ts'
import { checkFormulario } from './check-formulario.ts'
import { checkRut, completeCarga } from './check-rut.ts'
import { formularioVacio, overlayIngreso, type ProspectoInput, traeAntecedentes } from './formulario.ts'
import { readAnteriores } from './read-model-anteriores.ts'
import { askRegistros } from './read-model-registros.ts'
import { datosDe, empleadoresDelFormulario, insertProspecto, saveEmpleadores } from './repository-datos.ts'

/**
 * Adds a prospect to the acting advisor, at stage prospecto; open lists refresh. Only the person's own data are
 * required.
 */
export async function addProspecto(ctx: Context, ingreso: ProspectoInput) {
  const { hoy, tx } = ctx
  const asesorId = await asesorQueEscribe(ctx, ingreso.identificador ?? undefined)
  const completa = traeAntecedentes(ingreso, hoy)
  const form = await completeCarga(ctx, overlayIngreso(formularioVacio, ingreso, hoy))
  const hechos = await askRegistros(tx, form, { asesorId, hoy })
  checkFormulario(form, hechos, { completa, hoy, actor: ctx.actor, tipoAnterior: undefined })
  ensure(form.tipoPlan !== 'S', m.planNoElegible, { campo: 'tipoPlan' })
  checkRut(form, hechos)
  const estado = estadoSinDS({ activo: form.activo, etapa: 'prospecto' })
  const datos = datosDe(form)
  const oposiciones = await readOposiciones(ctx, datos)
  const alta = { asesorId, estado, oposiciones, por: await firmaSobre(ctx.tx, ctx.actor, { asesorId }), en: ctx.ahora }
  const anteriores = await readAnteriores(tx, asesorId, datos)
  const prospectoId = await insertProspecto(tx, datos, alta)
  await saveEmpleadores(tx, prospectoId, [], empleadoresDelFormulario(form))
  await noteAndTell(ctx, prospectoId, 'prospectoIngresado', { sucesos: [{ tipo: 'venta.creada' }] })
  await publish(tx, { tema: 'prospecto', prospectoId, asesorId })
  return { prospectoId, version: 1, ...anteriores }
}
