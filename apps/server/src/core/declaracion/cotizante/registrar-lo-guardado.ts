import { beneficiarioDS, dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { cotizante, medidas } from '@alerce/contract/fichas/declaracion/cotizante'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import type { Vault } from '../../../platform/vault.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import type { Context } from '../../use-case.ts'
import { buscarDeclaracion, type Declaracion } from '../declaracion/read-model.ts'
import { type PersonaDS, personasConSalud, type Salud } from '../declaracion/read-model-personas.ts'
import { type BeneficiarioDS, type CambioDePersona, subirVersionDePersonas, subirVersionDS } from './repository.ts'
import type { BeneficiarioEnviado } from './revisar-beneficiarios.ts'

/** What hangs on an answer is told by the answer: kept under its own name it would tell which one was given. */
const dichoPor: Readonly<Record<string, string>> = { causal: 'pension', diagnostico: 'pension' }

type Columnas = Readonly<Record<string, unknown>>

const columnasDe = ({ salud, ...persona }: PersonaDS): Columnas => ({ ...persona, ...salud })

/** Everyone of it by their id, the holder first with what the paper says. */
async function leer({ tx }: Context, vault: Vault | null, declaracionId: number): Promise<Map<number, Columnas>> {
  const papel = await buscarDeclaracion(tx, declaracionId)
  const personas = await personasConSalud(tx, vault, declaracionId)
  return new Map(personas.map((una) => [una.id, una.tipo === 0 ? { ...papel, ...columnasDe(una) } : columnasDe(una)]))
}

const distintos = (ficha: Ficha, antes: Columnas | undefined, despues: Columnas): string[] =>
  Object.entries(ficha).flatMap(([campo, { columna }]) =>
    columna === null || (antes?.[columna] ?? null) === (despues[columna] ?? null) ? [] : [dichoPor[campo] ?? campo],
  )

/** The fields of one person in which they are said otherwise. */
function camposDe(antes: Columnas | undefined, despues: Columnas): string[] {
  if (despues.tipo === 0) return [...new Set(distintos(cotizante, antes, despues))]
  return distintos(beneficiarioDS, antes, despues).map((campo) => `beneficiarios.${campo}`)
}

/**
 * Counts the declaration's version up after its persons changed, and that of each who did; answers the new one.
 * `ventana`: the window in which it was done, where one says so.
 */
export async function registrarCambioDS(
  ctx: Context,
  declaracion: Declaracion,
  cambios: readonly CambioDePersona[],
  ventana: string | null = null,
): Promise<number> {
  const version = declaracion.version + 1
  const por = await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id })
  await subirVersionDS(ctx.tx, declaracion.id, { version, por, en: ctx.ahora }, cambios)
  const suyos = cambios.flatMap(({ personaId }) => personaId ?? [])
  if (suyos.length > 0) await subirVersionDePersonas(ctx.tx, suyos, { version, ventana })
  return version
}

interface AlGuardar {
  /** Opens what is confidential, to compare it; null where none of that is saved. */
  readonly vault: Vault | null
  /** The window in which it is done, where one says so. */
  readonly ventana?: string | undefined
}

/**
 * Saves something of a declaration that is taken for changing, and keeps the names of the fields that it changed, of
 * each person; answers the new version.
 */
export async function registrarLoGuardado(
  ctx: Context,
  declaracion: Declaracion,
  { vault, ventana }: AlGuardar,
  guardar: () => Promise<void>,
): Promise<number> {
  const antes = await leer(ctx, vault, declaracion.id)
  await guardar()
  const cambios = [...(await leer(ctx, vault, declaracion.id))]
    .map(([personaId, despues]) => ({ personaId, campos: camposDe(antes.get(personaId), despues) }))
    .filter(({ campos }) => campos.length > 0)
  const ninguno = [{ personaId: null, campos: [] }]
  return await registrarCambioDS(ctx, declaracion, cambios.length > 0 ? cambios : ninguno, ventana)
}

/** Only the holder is asked for a pension. */
const sinPension = { pension: null, causal: null, diagnostico: null }

/** One of the dependants as it is stored, its measures sealed. */
export function sellarBeneficiario(enviado: BeneficiarioEnviado, { vault }: Pick<Context, 'vault'>): BeneficiarioDS {
  const form = sobreponer(beneficiarioDS, vacio(beneficiarioDS), enviado)
  const salud: Salud = { ...rowOf(medidas, form), ...sinPension }
  const sello = vault.en('declaracion_persona.salud', enviado.id).seal(salud)
  return { id: enviado.id, ...rowOf(dependiente, form), salud: sello }
}
