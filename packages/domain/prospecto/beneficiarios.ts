import type { FechaISO } from '../fechas/fecha.ts'
import { partes } from '../fechas/fecha.ts'
import { edad } from '../persona/edad.ts'
import type { Sexo } from '../persona/sexo.ts'

/** L legal charge, M medical charge. */
export type TipoBeneficiario = 'L' | 'M'

/** relacionFamiliar as it travels (spec 2 §3). */
export const relaciones = {
  1: 'Cónyuge',
  2: 'Progenitor 1',
  3: 'Progenitor 2',
  4: 'Hijo',
  5: 'Otro',
  6: 'Conviviente Civil',
} as const

export type Relacion = keyof typeof relaciones

export interface BeneficiarioACotizar {
  readonly fechaNacimiento: FechaISO
  readonly sexo: Sexo
  readonly tipo: TipoBeneficiario
  readonly relacion: Relacion
  readonly descripcionOtro: string
}

export type FallaDelGrupo =
  | 'dos_parejas'
  | 'dos_progenitores_1'
  | 'dos_progenitores_2'
  | 'otro_sin_descripcion'
  | 'nacimiento_futuro'
  | 'hijo_sin_derecho'

const HIJO: Relacion = 4
const OTRO: Relacion = 5

/** A child is a legal charge to 31 December of the year it turns 18, or 24 as a student (domain §3.4). */
export function hijoPuedeSerCargaLegal(nacimiento: FechaISO, hoy: FechaISO): boolean {
  return partes(hoy).anio - partes(nacimiento).anio <= 24
}

function revisaUno(b: BeneficiarioACotizar, hoy: FechaISO): FallaDelGrupo[] {
  if (b.fechaNacimiento > hoy) return ['nacimiento_futuro']
  const sinDerecho = b.relacion === HIJO && b.tipo === 'L' && !hijoPuedeSerCargaLegal(b.fechaNacimiento, hoy)
  return [
    ...(b.relacion === OTRO && b.descripcionOtro.trim() === '' ? (['otro_sin_descripcion'] as const) : []),
    ...(sinDerecho ? (['hijo_sin_derecho'] as const) : []),
  ]
}

export interface FallaDeBeneficiario {
  /** Position in the list. */
  readonly indice: number
  readonly falla: FallaDelGrupo
}

const unicos: readonly { readonly relaciones: readonly Relacion[]; readonly falla: FallaDelGrupo }[] = [
  { relaciones: [1, 6], falla: 'dos_parejas' },
  { relaciones: [2], falla: 'dos_progenitores_1' },
  { relaciones: [3], falla: 'dos_progenitores_2' },
]

/** What is wrong with a family group as a whole, each fault at the person that brings it. */
export function revisaGrupo(grupo: readonly BeneficiarioACotizar[], hoy: FechaISO): FallaDeBeneficiario[] {
  const own = grupo.flatMap((b, indice) => revisaUno(b, hoy).map((falla) => ({ indice, falla })))
  const repeated = unicos.flatMap(({ relaciones: only, falla }) =>
    grupo
      .map((b, indice) => ({ b, indice }))
      .filter(({ b }) => only.includes(b.relacion))
      .slice(1)
      .map(({ indice }) => ({ indice, falla })),
  )
  return [...own, ...repeated]
}

/** tipoBeneficiario of the DS: 1 medical, 2 legal (0 is the holder). */
export function tipoBeneficiarioDS(tipo: TipoBeneficiario): 1 | 2 {
  return tipo === 'L' ? 2 : 1
}

/** How a price line or a list names a person of the group. */
export function etiquetaDe(
  b: Pick<BeneficiarioACotizar, 'relacion' | 'descripcionOtro' | 'fechaNacimiento'>,
  hoy: FechaISO,
): string {
  const name = b.relacion === OTRO && b.descripcionOtro ? b.descripcionOtro : relaciones[b.relacion]
  return `${name}, ${edad(b.fechaNacimiento, hoy)} años`
}
