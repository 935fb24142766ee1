import { documentoDe } from '@alerce/domain/base/persona/documento'
import { etapaInicial, haLlegado } from '@alerce/domain/declaracion/etapas'
import { esLaMisma } from '@alerce/domain/declaracion/reuso/mismas-personas'
import type { Db } from '../../../../platform/db/database.ts'
import { deleteSueltos } from '../../../base/archivos/delete-sueltos.ts'
import { note } from '../../../base/bitacora/note.ts'
import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { forgetCircular } from '../../circular/forget-circular.ts'
import { recordCambioDS } from '../../cotizante/record-saved.ts'
import { releaseAdjuntos } from '../../evaluacion/adjuntos/release-adjuntos.ts'
import { forgetJuradas } from '../../juradas/forget-juradas.ts'
import { forgetDiagnosticos } from '../../preguntas/forget-diagnosticos.ts'
import type { Declaracion } from '../read-model.ts'
import { type PersonaGuardada, personasComparables, personasDe } from '../read-model-personas.ts'
import { insertPersonas, savePersona, startAgain } from '../repository.ts'
import { beneficiarioNuevo, titularDe, titularNuevo } from './personas-nuevas.ts'
import { readLeavers } from './read-leavers.ts'
import { deletePersonas, equalizeTitular } from './repository.ts'

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
async function addPersonas(ctx: Context, declaracionId: number, prospectoId: number) {
  const nuevos = await losNuevos(ctx, declaracionId, prospectoId)
  if (nuevos.length === 0) return { cuantas: 0, olvido: false }
  const personas = await personasDe(ctx.tx, declaracionId)
  const desde = Math.max(...personas.map(({ orden }) => orden)) + 1
  await insertPersonas(ctx.tx, declaracionId, nuevos.map(beneficiarioNuevo), desde)
  return { cuantas: nuevos.length, olvido: await forgetDiagnosticos(ctx, declaracionId, [], true) }
}

/** Moves an editable declaration back to the first stage of its sale type. */
export const returnToStart = (tx: Db, { id, tipoVenta }: Pick<Declaracion, 'id' | 'tipoVenta'>): Promise<void> =>
  startAgain(tx, id, etapaInicial(tipoVenta))

/**
 * Resets an unsigned declaration for another holder: removes the former holder's answers, every «no», the sworn
 * declarations and the files. Health answers of the remaining persons stay.
 */
async function forgetTitular(
  ctx: Context,
  declaracion: Declaracion,
  personas: readonly PersonaGuardada[],
  prospecto: Prospecto,
): Promise<void> {
  const { tx } = ctx
  const { id } = declaracion
  const [titular, todas] = [personas.find(({ tipo }) => tipo === 0), personas.map((una) => una.id)]
  if (!titular) return
  await forgetDiagnosticos(ctx, id, [titular.id], true)
  await forgetCircular(ctx, id, todas)
  await forgetJuradas(ctx, id, todas)
  await deleteSueltos(ctx, await releaseAdjuntos(tx, id))
  await savePersona(tx, titular.id, { ...titularNuevo(prospecto), salud: null })
  // An applicant without proven identity has answered nothing: the invitation keeps its stage
  if (haLlegado(declaracion.etapa, 'cotizante')) await returnToStart(tx, declaracion)
}

/** Updates the holder from the sale; `salio` is the former holder when the document differs. */
async function setTitular(ctx: Context, declaracion: Declaracion, prospecto: Prospecto) {
  const personas = await personasDe(ctx.tx, declaracion.id)
  const titular = personas.find(({ tipo }) => tipo === 0)
  const ahora = titularDe(prospecto)
  if (titular && documentoDe(titular) !== documentoDe(ahora)) {
    await forgetTitular(ctx, declaracion, personas, prospecto)
    return { personaId: titular.id, cambio: true, salio: titular }
  }
  return { personaId: titular?.id ?? null, cambio: await equalizeTitular(ctx.tx, declaracion.id, ahora), salio: null }
}

/** Records that the declared data were removed and why, never their content; nothing when there were none. */
async function sayForgotten(
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
  if (razones.length > 0) await note(ctx, prospectoId, 'declaradoOlvidado', razones.join(' y '))
}

/** Removes persons who left the group, with their answers; returns them. */
async function removePersonas(ctx: Context, declaracion: Declaracion): Promise<PersonaGuardada[]> {
  const { id: declaracionId } = declaracion
  const salen = await readLeavers(ctx, declaracion)
  const ids = salen.map(({ id }) => id)
  if (ids.length === 0) return []
  await forgetDiagnosticos(ctx, declaracionId, ids)
  await forgetCircular(ctx, declaracionId, ids)
  await forgetJuradas(ctx, declaracionId, ids)
  await deletePersonas(ctx.tx, declaracionId, ids)
  return salen
}

/** Result of `equalizePersonas`: whether persons changed, and whether the holder is another person. */
interface PersonasIgualadas {
  readonly cambiaron: boolean
  readonly otroTitular: boolean
}

/** Makes the persons of an unsigned declaration equal to those of the sale. */
export async function equalizePersonas(
  ctx: Context,
  declaracion: Declaracion,
  prospecto: Prospecto,
): Promise<PersonasIgualadas> {
  const salieron = await removePersonas(ctx, declaracion)
  const titular = await setTitular(ctx, declaracion, prospecto)
  const { cuantas, olvido } = await addPersonas(ctx, declaracion.id, prospecto.id)
  const cambiaron = titular.cambio || salieron.length > 0 || cuantas > 0
  const personaId = titular.cambio ? titular.personaId : null
  if (cambiaron) await recordCambioDS(ctx, declaracion, [{ personaId, campos: ['personas'] }])
  await sayForgotten(ctx, declaracion, titular.salio, salieron, olvido ? cuantas : 0)
  return { cambiaron, otroTitular: titular.salio !== null }
}
