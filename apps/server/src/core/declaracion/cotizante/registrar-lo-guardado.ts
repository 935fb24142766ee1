import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { cotizante } from '@alerce/contract/fichas/declaracion/cotizante'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import type { Vault } from '../../../platform/vault.ts'
import type { Context } from '../../use-case.ts'
import { buscarDeclaracion, type Declaracion } from '../declaracion/read-model.ts'
import { type PersonaDS, personasConSalud } from '../declaracion/read-model-personas.ts'
import { registrarCambioDS } from './registrar-cambio-ds.ts'

/** What hangs on an answer is told by the answer: kept under its own name it would tell which one was given. */
const dichoPor: Readonly<Record<string, string>> = { causal: 'pension', diagnostico: 'pension' }

type Columnas = Readonly<Record<string, unknown>>

const columnasDe = ({ salud, ...persona }: PersonaDS): Columnas => ({ ...persona, ...salud })

/** Everyone of it, the holder first with what the paper says. */
async function leer({ tx }: Context, vault: Vault | null, declaracionId: number): Promise<Columnas[]> {
  const personas = (await personasConSalud(tx, vault, declaracionId)).map(columnasDe)
  const papel = await buscarDeclaracion(tx, declaracionId)
  return personas.map((persona, at) => (at === 0 ? { ...persona, ...papel } : persona))
}

const distintos = (ficha: Ficha, antes: Columnas | undefined, despues: Columnas): string[] =>
  Object.entries(ficha).flatMap(([campo, { columna }]) =>
    columna === null || (antes?.[columna] ?? null) === (despues[columna] ?? null) ? [] : [dichoPor[campo] ?? campo],
  )

/**
 * Saves something of a declaration that is taken for changing, and keeps the names of the fields that it changed;
 * answers the new version. `vault`: opens what is confidential, to compare it; null where none of that is saved.
 */
export async function registrarLoGuardado(
  ctx: Context,
  declaracion: Declaracion,
  vault: Vault | null,
  guardar: () => Promise<void>,
): Promise<number> {
  const antes = await leer(ctx, vault, declaracion.id)
  await guardar()
  const [titular, ...beneficiarios] = await leer(ctx, vault, declaracion.id)
  const suyos = titular ? distintos(cotizante, antes[0], titular) : []
  const de = beneficiarios.flatMap((uno, at) => distintos(beneficiarioDS, antes[at + 1], uno))
  const campos = [...suyos, ...de.map((campo) => `beneficiarios.${campo}`)]
  return await registrarCambioDS(ctx, declaracion, [...new Set(campos)])
}
