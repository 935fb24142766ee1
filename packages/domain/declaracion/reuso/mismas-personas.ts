import { documentoDe } from '../../base/persona/documento.ts'

/** What tells somebody of a declaration from the others, without a name: a quote knows no more of a beneficiary. */
export interface PersonaComparable {
  readonly id: number
  /** 0 holder, 1 medical, 2 legal dependant. */
  readonly tipo: 0 | 1 | 2
  readonly relacion: number
  readonly descripcionOtro: string
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
  /** Of the holder alone they are compared: of the others they may not be known yet. */
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

/** True when nothing that a declaration rests on tells one from the other: a name alone never does. */
export const esLaMisma = (una: Omit<PersonaComparable, 'id'>, otra: Omit<PersonaComparable, 'id'>): boolean =>
  huella(una) === huella(otra)

/**
 * Who of `antes` each of `ahora` is, by id; null where anybody came, left or is another, so that what was declared does
 * not speak of this family (core rules, Reuse of a DS). Two that nothing tells apart keep their order.
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
