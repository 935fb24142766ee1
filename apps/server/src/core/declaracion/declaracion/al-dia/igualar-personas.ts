import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { olvidarCircular } from '../../circular/olvidar-circular.ts'
import { registrarCambioDS } from '../../cotizante/registrar-cambio-ds.ts'
import { olvidarJuradas } from '../../juradas/olvidar-juradas.ts'
import { olvidarDiagnosticos } from '../../preguntas/olvidar-diagnosticos.ts'
import type { Declaracion } from '../read-model.ts'
import { personasDe } from '../read-model-personas.ts'
import { insertarPersonas } from '../repository.ts'
import { beneficiarioNuevo, titularDe } from './personas-nuevas.ts'
import { borrarPersonas, igualarTitular } from './repository.ts'

/** Adds to a declaration who came into the group; tells whether anybody did. */
export async function agregarPersonas(ctx: Context, declaracionId: number, prospectoId: number): Promise<boolean> {
  const personas = await personasDe(ctx.tx, declaracionId)
  const estan = new Set(personas.map(({ beneficiarioId }) => beneficiarioId))
  const nuevos = (await beneficiariosDe(ctx.tx, prospectoId)).filter(({ id }) => !estan.has(id))
  if (nuevos.length === 0) return false
  const desde = Math.max(...personas.map(({ orden }) => orden)) + 1
  await insertarPersonas(ctx.tx, declaracionId, nuevos.map(beneficiarioNuevo), desde)
  return true
}

async function quitarPersonas(ctx: Context, declaracionId: number, prospectoId: number): Promise<boolean> {
  const grupo = new Set((await beneficiariosDe(ctx.tx, prospectoId)).map(({ id }) => id))
  const salen = (await personasDe(ctx.tx, declaracionId))
    .filter(({ tipo, beneficiarioId }) => tipo !== 0 && beneficiarioId !== null && !grupo.has(beneficiarioId))
    .map(({ id }) => id)
  if (salen.length === 0) return false
  await olvidarDiagnosticos(ctx, declaracionId, salen)
  await olvidarCircular(ctx, declaracionId, salen)
  await olvidarJuradas(ctx, declaracionId, salen)
  await borrarPersonas(ctx.tx, declaracionId, salen)
  return true
}

/** Makes the persons of a declaration that is not signed those of the sale; tells whether any was another. */
export async function igualarPersonas(ctx: Context, declaracion: Declaracion, prospecto: Prospecto): Promise<boolean> {
  const titular = await igualarTitular(ctx.tx, declaracion.id, titularDe(prospecto))
  const quitados = await quitarPersonas(ctx, declaracion.id, prospecto.id)
  const agregados = await agregarPersonas(ctx, declaracion.id, prospecto.id)
  if (titular || quitados || agregados) await registrarCambioDS(ctx, declaracion, ['personas'])
  return titular || quitados || agregados
}
