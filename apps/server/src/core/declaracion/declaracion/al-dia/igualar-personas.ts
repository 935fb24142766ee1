import { esLaMisma } from '@alerce/domain/declaracion/reuso/mismas-personas'
import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { olvidarCircular } from '../../circular/olvidar-circular.ts'
import { registrarCambioDS } from '../../cotizante/registrar-cambio-ds.ts'
import { olvidarJuradas } from '../../juradas/olvidar-juradas.ts'
import { olvidarDiagnosticos } from '../../preguntas/olvidar-diagnosticos.ts'
import type { Declaracion } from '../read-model.ts'
import { personasComparables, personasDe } from '../read-model-personas.ts'
import { insertarPersonas } from '../repository.ts'
import { beneficiarioNuevo, titularDe } from './personas-nuevas.ts'
import { borrarPersonas, igualarTitular } from './repository.ts'

/** Who is in the group and not in the declaration. */
async function losNuevos({ tx }: Context, declaracionId: number, prospectoId: number) {
  const estan = new Set((await personasDe(tx, declaracionId)).map(({ beneficiarioId }) => beneficiarioId))
  return (await beneficiariosDe(tx, prospectoId)).filter(({ id }) => !estan.has(id))
}

async function esOtroTitular({ tx }: Context, declaracionId: number, prospecto: Prospecto): Promise<boolean> {
  const titular = (await personasComparables(tx, declaracionId)).find(({ tipo }) => tipo === 0)
  return !titular || !esLaMisma(titular, { ...titular, ...titularDe(prospecto) })
}

/** What of the sale a declaration does not speak of, in the words of the Bitácora. */
export async function porDeclarar(ctx: Context, declaracionId: number, prospecto: Prospecto): Promise<string[]> {
  const nuevos = await losNuevos(ctx, declaracionId, prospecto.id)
  const otro = await esOtroTitular(ctx, declaracionId, prospecto)
  return [
    ...(nuevos.length > 0 ? ['hay personas nuevas'] : []),
    ...(otro ? ['cambió la fecha de nacimiento o el sexo del titular'] : []),
  ]
}

/** Adds to a declaration who came into the group; tells whether anybody did. */
async function agregarPersonas(ctx: Context, declaracionId: number, prospectoId: number): Promise<boolean> {
  const nuevos = await losNuevos(ctx, declaracionId, prospectoId)
  if (nuevos.length === 0) return false
  const personas = await personasDe(ctx.tx, declaracionId)
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
  if (titular || quitados || agregados)
    await registrarCambioDS(ctx, declaracion, [{ personaId: null, campos: ['personas'] }])
  return titular || quitados || agregados
}
