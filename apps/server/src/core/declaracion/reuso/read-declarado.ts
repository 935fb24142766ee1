import { mismasPersonas } from '@alerce/domain/declaracion/reuso/mismas-personas'
import { valeLoDeclarado } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { buildPersonas } from '../ds/manual/build-personas.ts'
import { type Declaracion, declaracionVivaDe, findDeclaracion } from '../ds/read-model.ts'
import { personasComparables } from '../ds/read-model-personas.ts'

/** Reusable declaration of the original, and its person for each person of the copy, by order there. */
export interface DeclaracionQueSirve {
  readonly original: Declaracion & { readonly enviadaEn: string }
  readonly pares: ReadonlyMap<number, number>
}

/** Reason to declare anew in a sale copied for reuse. */
type RazonContraReuso = 'familia' | 'declarado'

type PersonaArmada = Awaited<ReturnType<typeof buildPersonas>>[number]

const comparable = (p: PersonaArmada, orden: number) => ({
  id: orden,
  tipo: p.tipo,
  relacion: p.relacion,
  descripcionOtro: p.descripcionOtro ?? '',
  fechaNacimiento: p.fechaNacimiento,
  sexo: p.sexo,
  rut: p.rut ?? null,
  pasaporte: p.pasaporte ?? null,
})

/**
 * Declaration that a copy may reuse, or the reason against; null: the prospect is no copy. Screen and act share it; the
 * act locks the original (`bloquear`) against purge and reopening.
 */
export async function readDeclarado(
  tx: Db,
  prospecto: Prospecto,
  bloquear = false,
): Promise<DeclaracionQueSirve | RazonContraReuso | null> {
  if (prospecto.originalId === null) return null
  const viva = await declaracionVivaDe(tx, prospecto.originalId)
  const original = viva && bloquear ? await findDeclaracion(tx, viva.id, true) : viva
  if (original === null) return 'declarado'
  const { enviadaEn, etapa, resultado, purgadaEn } = original
  if (enviadaEn === null) return 'declarado'
  if (!valeLoDeclarado({ etapa, resultado, enviada: enviadaEn, purgada: purgadaEn !== null })) return 'declarado'
  // An incomplete prospect must be completed before anything is declared
  if (!prospecto.fechaNacimiento || !prospecto.sexo) return 'familia'
  const personas = (await buildPersonas(tx, prospecto)).map(comparable)
  const pares = mismasPersonas(await personasComparables(tx, original.id), personas)
  return pares ? { original: { ...original, enviadaEn }, pares } : 'familia'
}
