import { documentoDe } from '../../base/persona/documento.ts'

/**
 * Facts that distinguish the persons of a declaration without a name, because a quote has no names of beneficiaries.
 */
export interface PersonaComparable {
  readonly id: number
  /** 0 holder, 1 medical, 2 legal dependant. */
  readonly tipo: 0 | 1 | 2
  readonly relacion: number
  readonly descripcionOtro: string
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
  /** Compared only for the holder: for the others they may be unknown. */
  readonly rut: string | null
  readonly pasaporte: string | null
}

const huella = (p: Omit<PersonaComparable, 'id'>): string =>
  JSON.stringify([
    p.tipo,
    p.relacion,
    p.descripcionOtro,
    p.fechaNacimiento,
    p.sexo,
    ...(p.tipo === 0 ? [documentoDe(p)] : []),
  ])

/** True when no fact that a declaration depends on differs; the name is not compared. */
export const esLaMisma = (una: Omit<PersonaComparable, 'id'>, otra: Omit<PersonaComparable, 'id'>): boolean =>
  huella(una) === huella(otra)

/**
 * Ids in `antes` of the persons in `ahora`. null when a person came, left or changed, because the declaration then
 * describes another family (core rules, Reuse of a DS). Indistinguishable persons keep their order.
 */
export function mismasPersonas(
  antes: readonly PersonaComparable[],
  ahora: readonly PersonaComparable[],
): ReadonlyMap<number, number> | null {
  if (antes.length !== ahora.length) return null
  const libres = [...antes]
  const pares = new Map<number, number>()
  for (const persona of ahora) {
    const at = libres.findIndex((otra) => esLaMisma(otra, persona))
    const [igual] = at < 0 ? [] : libres.splice(at, 1)
    if (!igual) return null
    pares.set(persona.id, igual.id)
  }
  return pares
}
