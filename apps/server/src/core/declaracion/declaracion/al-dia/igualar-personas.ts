import { documentoDe } from '@alerce/domain/base/persona/documento'
import { esLaMisma } from '@alerce/domain/declaracion/reuso/mismas-personas'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { registrarCambioDS } from '../../cotizante/registrar-cambio-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { type PersonaGuardada, personasComparables, personasDe } from '../read-model-personas.ts'
import { insertarPersonas } from '../repository.ts'
import { olvidarAlTitular } from './olvidar-al-titular.ts'
import { beneficiarioNuevo, titularDe } from './personas-nuevas.ts'
import { quitarPersonas } from './quitar-personas.ts'
import { igualarTitular } from './repository.ts'

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

/** Who is the holder of a sale now; answers whom they replace, where that is another person: by the document. */
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

/** That what was declared is gone, and why: never what it was. Nothing where nothing had been. */
async function decirLoOlvidado(
  ctx: Context,
  { prospectoId }: Declaracion,
  titular: PersonaGuardada | null,
  salieron: readonly PersonaGuardada[],
): Promise<void> {
  const fuera = salieron.filter(({ guardada }) => guardada).length
  const razones = [
    ...(titular?.guardada ? ['el titular es otra persona'] : []),
    ...(fuera > 0 ? [fuera === 1 ? 'salió una persona del grupo' : `salieron ${fuera} personas del grupo`] : []),
  ]
  if (razones.length > 0) await anotar(ctx, prospectoId, 'declaradoOlvidado', razones.join(' y '))
}

/** What `igualarPersonas` did: whether anybody of it is another now, and whether its holder is. */
interface PersonasIgualadas {
  readonly cambiaron: boolean
  readonly otroTitular: boolean
}

/** Makes the persons of a declaration that is not signed those of the sale. */
export async function igualarPersonas(
  ctx: Context,
  declaracion: Declaracion,
  prospecto: Prospecto,
): Promise<PersonasIgualadas> {
  const salieron = await quitarPersonas(ctx, declaracion)
  const titular = await ponerTitular(ctx, declaracion, prospecto)
  const agregados = await agregarPersonas(ctx, declaracion.id, prospecto.id)
  const cambiaron = titular.cambio || salieron.length > 0 || agregados
  const personaId = titular.cambio ? titular.personaId : null
  if (cambiaron) await registrarCambioDS(ctx, declaracion, [{ personaId, campos: ['personas'] }])
  await decirLoOlvidado(ctx, declaracion, titular.salio, salieron)
  return { cambiaron, otroTitular: titular.salio !== null }
}
