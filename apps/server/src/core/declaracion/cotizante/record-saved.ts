import { beneficiarioDS, dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { cotizante, medidas } from '@alerce/contract/fichas/declaracion/cotizante'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import type { Vault } from '../../../platform/vault.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import type { Context } from '../../use-case.ts'
import { type Declaracion, findDeclaracion } from '../ds/read-model.ts'
import { type PersonaDS, personasConSalud, type Salud } from '../ds/read-model-personas.ts'
import type { BeneficiarioEnviado } from './check-beneficiarios.ts'
import { type BeneficiarioDS, type CambioDePersona, raiseVersionDePersonas, raiseVersionDS } from './repository.ts'

/** Fields that are recorded under the answer they depend on: their own name would reveal that answer. */
const dichoPor: Readonly<Record<string, string>> = { causal: 'pension', diagnostico: 'pension' }

type Columnas = Readonly<Record<string, unknown>>

const columnasDe = ({ salud, ...persona }: PersonaDS): Columnas => ({ ...persona, ...salud })

/** Persons of a declaration by id; the holder's columns include those of the paper. */
async function read({ tx }: Context, vault: Vault | null, declaracionId: number): Promise<Map<number, Columnas>> {
  const papel = await findDeclaracion(tx, declaracionId)
  const personas = await personasConSalud(tx, vault, declaracionId)
  return new Map(personas.map((una) => [una.id, una.tipo === 0 ? { ...papel, ...columnasDe(una) } : columnasDe(una)]))
}

const distintos = (ficha: Ficha, antes: Columnas | undefined, despues: Columnas): string[] =>
  Object.entries(ficha).flatMap(([campo, { columna }]) =>
    columna === null || (antes?.[columna] ?? null) === (despues[columna] ?? null) ? [] : [dichoPor[campo] ?? campo],
  )

/** Names of the fields of one person that changed. */
function camposDe(antes: Columnas | undefined, despues: Columnas): string[] {
  if (despues.tipo === 0) return [...new Set(distintos(cotizante, antes, despues))]
  return distintos(beneficiarioDS, antes, despues).map((campo) => `beneficiarios.${campo}`)
}

/**
 * Increments the version of the declaration and of each changed person; returns the new version. `ventana`: browser
 * window of the edit, if known.
 */
export async function recordCambioDS(
  ctx: Context,
  declaracion: Declaracion,
  cambios: readonly CambioDePersona[],
  ventana: string | null = null,
): Promise<number> {
  const version = declaracion.version + 1
  const por = await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id })
  await raiseVersionDS(ctx.tx, declaracion.id, { version, por, en: ctx.ahora }, cambios)
  const suyos = cambios.flatMap(({ personaId }) => personaId ?? [])
  if (suyos.length > 0) await raiseVersionDePersonas(ctx.tx, suyos, { version, ventana })
  return version
}

interface AlGuardar {
  /** Decrypts health data for comparison; null when none is saved. */
  readonly vault: Vault | null
  /** Browser window of the edit, if known. */
  readonly ventana?: string | undefined
}

/** Runs a save on a locked declaration and records the changed fields of each person; returns the new version. */
export async function recordSaved(
  ctx: Context,
  declaracion: Declaracion,
  { vault, ventana }: AlGuardar,
  save: () => Promise<void>,
): Promise<number> {
  const antes = await read(ctx, vault, declaracion.id)
  await save()
  const cambios = [...(await read(ctx, vault, declaracion.id))]
    .map(([personaId, despues]) => ({ personaId, campos: camposDe(antes.get(personaId), despues) }))
    .filter(({ campos }) => campos.length > 0)
  const ninguno = [{ personaId: null, campos: [] }]
  return await recordCambioDS(ctx, declaracion, cambios.length > 0 ? cambios : ninguno, ventana)
}

/** Only the holder is asked for a pension. */
const sinPension = { pension: null, causal: null, diagnostico: null }

/** Row of a beneficiario, its measures sealed. */
export function sealBeneficiario(enviado: BeneficiarioEnviado, { vault }: Pick<Context, 'vault'>): BeneficiarioDS {
  const form = sobreponer(beneficiarioDS, vacio(beneficiarioDS), enviado)
  const salud: Salud = { ...rowOf(medidas, form), ...sinPension }
  const sello = vault.en('declaracion_persona.salud', enviado.id).seal(salud)
  return { id: enviado.id, ...rowOf(dependiente, form), salud: sello }
}
