import { documentoDe } from '@alerce/domain/base/persona/documento'
import { etapaInicial, haLlegado } from '@alerce/domain/declaracion/etapas'
import { esLaMisma } from '@alerce/domain/declaracion/reuso/mismas-personas'
import type { Db } from '../../../../platform/db/database.ts'
import { borrarSueltos } from '../../../base/archivos/borrar-sueltos.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { olvidarCircular } from '../../circular/olvidar-circular.ts'
import { registrarCambioDS } from '../../cotizante/registrar-lo-guardado.ts'
import { soltarAdjuntos } from '../../evaluacion/adjuntos/soltar-adjuntos.ts'
import { olvidarJuradas } from '../../juradas/olvidar-juradas.ts'
import { olvidarDiagnosticos } from '../../preguntas/olvidar-diagnosticos.ts'
import type { Declaracion } from '../read-model.ts'
import { type PersonaGuardada, personasComparables, personasDe } from '../read-model-personas.ts'
import { empezarDeNuevo, guardarPersona, insertarPersonas } from '../repository.ts'
import { leerQuienesSalieron } from './leer-quienes-salieron.ts'
import { beneficiarioNuevo, titularDe, titularNuevo } from './personas-nuevas.ts'
import { borrarPersonas, igualarTitular } from './repository.ts'

/** Beneficiarios of the sale that are missing in the declaration. */
async function losNuevos({ tx }: Context, declaracionId: number, prospectoId: number) {
  const estan = new Set((await personasDe(tx, declaracionId)).map(({ beneficiarioId }) => beneficiarioId))
  return (await beneficiariosDe(tx, prospectoId)).filter(({ id }) => !estan.has(id))
}

async function esOtroTitular({ tx }: Context, declaracionId: number, prospecto: Prospecto): Promise<boolean> {
  const titular = (await personasComparables(tx, declaracionId)).find(({ tipo }) => tipo === 0)
  return !titular || !esLaMisma(titular, { ...titular, ...titularDe(prospecto) })
}

/** Differences of the sale that the declaration does not cover, in Bitácora words. */
export async function porDeclarar(ctx: Context, declaracionId: number, prospecto: Prospecto): Promise<string[]> {
  const nuevos = await losNuevos(ctx, declaracionId, prospecto.id)
  const otro = await esOtroTitular(ctx, declaracionId, prospecto)
  return [
    ...(nuevos.length > 0 ? ['hay personas nuevas'] : []),
    ...(otro ? ['cambió la fecha de nacimiento o el sexo del titular'] : []),
  ]
}

/**
 * Adds new persons of the group; answers «no» given before them are removed. `olvido`: whether any answer was removed.
 */
async function agregarPersonas(ctx: Context, declaracionId: number, prospectoId: number) {
  const nuevos = await losNuevos(ctx, declaracionId, prospectoId)
  if (nuevos.length === 0) return { cuantas: 0, olvido: false }
  const personas = await personasDe(ctx.tx, declaracionId)
  const desde = Math.max(...personas.map(({ orden }) => orden)) + 1
  await insertarPersonas(ctx.tx, declaracionId, nuevos.map(beneficiarioNuevo), desde)
  return { cuantas: nuevos.length, olvido: await olvidarDiagnosticos(ctx, declaracionId, [], true) }
}

/** Moves an editable declaration back to the first stage of its sale type. */
export const volverAlInicio = (tx: Db, { id, tipoVenta }: Pick<Declaracion, 'id' | 'tipoVenta'>): Promise<void> =>
  empezarDeNuevo(tx, id, etapaInicial(tipoVenta))

/**
 * Resets an unsigned declaration for another holder: removes the former holder's answers, every «no», the sworn
 * declarations and the files. Health answers of the remaining persons stay.
 */
async function olvidarAlTitular(
  ctx: Context,
  declaracion: Declaracion,
  personas: readonly PersonaGuardada[],
  prospecto: Prospecto,
): Promise<void> {
  const { tx } = ctx
  const { id } = declaracion
  const [titular, todas] = [personas.find(({ tipo }) => tipo === 0), personas.map((una) => una.id)]
  if (!titular) return
  await olvidarDiagnosticos(ctx, id, [titular.id], true)
  await olvidarCircular(ctx, id, todas)
  await olvidarJuradas(ctx, id, todas)
  await borrarSueltos(ctx, await soltarAdjuntos(tx, id))
  await guardarPersona(tx, titular.id, { ...titularNuevo(prospecto), salud: null })
  // An applicant without proven identity has answered nothing: the invitation keeps its stage
  if (haLlegado(declaracion.etapa, 'cotizante')) await volverAlInicio(tx, declaracion)
}

/** Updates the holder from the sale; `salio` is the former holder when the document differs. */
async function ponerTitular(ctx: Context, declaracion: Declaracion, prospecto: Prospecto) {
  const personas = await personasDe(ctx.tx, declaracion.id)
  const titular = personas.find(({ tipo }) => tipo === 0)
  const ahora = titularDe(prospecto)
  if (titular && documentoDe(titular) !== documentoDe(ahora)) {
    await olvidarAlTitular(ctx, declaracion, personas, prospecto)
    return { personaId: titular.id, cambio: true, salio: titular }
  }
  return { personaId: titular?.id ?? null, cambio: await igualarTitular(ctx.tx, declaracion.id, ahora), salio: null }
}

/** Records that the declared data were removed and why, never their content; nothing when there were none. */
async function decirLoOlvidado(
  ctx: Context,
  { prospectoId }: Declaracion,
  titular: PersonaGuardada | null,
  salieron: readonly PersonaGuardada[],
  entraron: number,
): Promise<void> {
  const fuera = salieron.filter(({ guardada }) => guardada).length
  const razones = [
    ...(titular?.guardada ? ['el titular es otra persona'] : []),
    ...(fuera > 0 ? [fuera === 1 ? 'salió una persona del grupo' : `salieron ${fuera} personas del grupo`] : []),
    ...(entraron > 0 ? [entraron === 1 ? 'entró una persona al grupo' : `entraron ${entraron} personas al grupo`] : []),
  ]
  if (razones.length > 0) await anotar(ctx, prospectoId, 'declaradoOlvidado', razones.join(' y '))
}

/** Removes persons who left the group, with their answers; returns them. */
async function quitarPersonas(ctx: Context, declaracion: Declaracion): Promise<PersonaGuardada[]> {
  const { id: declaracionId } = declaracion
  const salen = await leerQuienesSalieron(ctx, declaracion)
  const ids = salen.map(({ id }) => id)
  if (ids.length === 0) return []
  await olvidarDiagnosticos(ctx, declaracionId, ids)
  await olvidarCircular(ctx, declaracionId, ids)
  await olvidarJuradas(ctx, declaracionId, ids)
  await borrarPersonas(ctx.tx, declaracionId, ids)
  return salen
}

/** Result of `igualarPersonas`: whether persons changed, and whether the holder is another person. */
interface PersonasIgualadas {
  readonly cambiaron: boolean
  readonly otroTitular: boolean
}

/** Makes the persons of an unsigned declaration equal to those of the sale. */
export async function igualarPersonas(
  ctx: Context,
  declaracion: Declaracion,
  prospecto: Prospecto,
): Promise<PersonasIgualadas> {
  const salieron = await quitarPersonas(ctx, declaracion)
  const titular = await ponerTitular(ctx, declaracion, prospecto)
  const { cuantas, olvido } = await agregarPersonas(ctx, declaracion.id, prospecto.id)
  const cambiaron = titular.cambio || salieron.length > 0 || cuantas > 0
  const personaId = titular.cambio ? titular.personaId : null
  if (cambiaron) await registrarCambioDS(ctx, declaracion, [{ personaId, campos: ['personas'] }])
  await decirLoOlvidado(ctx, declaracion, titular.salio, salieron, olvido ? cuantas : 0)
  return { cambiaron, otroTitular: titular.salio !== null }
}
