import type { FechaISO } from '../base/fechas/fecha.ts'
import { partes } from '../base/fechas/fecha.ts'
import { anios, edad } from '../base/persona/edad.ts'
import type { Sexo } from '../base/persona/sexo.ts'

/** L legal charge, M medical charge. */
export type TipoBeneficiario = 'L' | 'M'

/** relacionFamiliar as on the wire (spec 2 §3). */
export const relaciones = {
  1: 'Cónyuge',
  2: 'Progenitor 1',
  3: 'Progenitor 2',
  4: 'Hijo',
  5: 'Otro',
  6: 'Conviviente Civil',
} as const

export type Relacion = keyof typeof relaciones

const HIJO: Relacion = 4

/** Relation in words for a person: a girl is 'Hija', though the list of options says otherwise. */
const parentesco = (relacion: Relacion, sexo: Sexo): string =>
  relacion === HIJO && sexo === 'F' ? 'Hija' : relaciones[relacion]

/** Relation of a declared person to the holder (relation 0), in words. */
export function vinculoDeclarado(relacion: number, descripcionOtro: string, sexo: Sexo): string {
  const conocida = Object.hasOwn(relaciones, relacion) ? parentesco(relacion as Relacion, sexo) : '-'
  const vinculo = relacion === 0 ? 'Cotizante' : conocida
  return descripcionOtro ? `${vinculo}: ${descripcionOtro}` : vinculo
}

/** Short relation: for 'otro', only its description. */
export const vinculoBreve = (relacion: number, descripcionOtro: string | null | undefined, sexo: Sexo): string =>
  descripcionOtro || vinculoDeclarado(relacion, '', sexo)

export interface BeneficiarioACotizar {
  readonly fechaNacimiento: FechaISO
  readonly sexo: Sexo
  readonly tipo: TipoBeneficiario
  readonly relacion: Relacion
  readonly descripcionOtro: string
  /** The applicant says that this child studies. */
  readonly estudia?: boolean
}

export type FallaDelGrupo =
  | 'dos_parejas'
  | 'dos_progenitores_1'
  | 'dos_progenitores_2'
  | 'otro_sin_descripcion'
  | 'otro_no_legal'
  | 'nacimiento_futuro'
  | 'conyuge_menor'
  | 'conviviente_menor'
  | 'progenitor_menor_que_titular'
  | 'progenitor_sin_derecho'
  | 'hijo_mayor_que_titular'
  | 'hijo_sin_estudios'
  | 'hijo_sin_derecho'

const CONYUGE: Relacion = 1
const OTRO: Relacion = 5
const CONVIVIENTE: Relacion = 6
const PROGENITORES: readonly Relacion[] = [2, 3]

/** Minimum ages (ours): spouse, civil partner, and a parent who is a legal charge. */
const EDAD_DE_CONYUGE = 16
const EDAD_DE_CONVIVIENTE = 18
const EDAD_DE_PROGENITOR = 65
/** Age completed in the last year as a legal charge: for any child, and for a student. */
const ULTIMO_ANIO_DE_HIJO = 18
const ULTIMO_ANIO_DE_ESTUDIANTE = 24

/**
 * Condition for a child to be a legal charge: none, its studies, or not possible (to 31 December of 18, of 24; domain
 * §3.4).
 */
export function derechoDelHijo(nacimiento: FechaISO, hoy: FechaISO): 'siempre' | 'si estudia' | 'no' {
  const cumple = partes(hoy).anio - partes(nacimiento).anio
  if (cumple <= ULTIMO_ANIO_DE_HIJO) return 'siempre'
  return cumple <= ULTIMO_ANIO_DE_ESTUDIANTE ? 'si estudia' : 'no'
}

type Revisado = Omit<BeneficiarioACotizar, 'sexo'>

/** Whether the studies of a beneficiary are asked: a child that is a legal charge only as a student. */
export const preguntaSiEstudia = (
  { relacion, tipo, fechaNacimiento }: Pick<Revisado, 'relacion' | 'tipo' | 'fechaNacimiento'>,
  hoy: FechaISO,
): boolean => relacion === HIJO && tipo === 'L' && derechoDelHijo(fechaNacimiento, hoy) === 'si estudia'

/** Birth date of the holder; null while unknown, and then nothing is compared with it. */
type Titular = FechaISO | null

function revisaPareja({ relacion, fechaNacimiento }: Revisado, hoy: FechaISO): FallaDelGrupo[] {
  const years = edad(fechaNacimiento, hoy)
  if (relacion === CONYUGE && years < EDAD_DE_CONYUGE) return ['conyuge_menor']
  return relacion === CONVIVIENTE && years < EDAD_DE_CONVIVIENTE ? ['conviviente_menor'] : []
}

function revisaProgenitor({ tipo, fechaNacimiento }: Revisado, hoy: FechaISO, titular: Titular): FallaDelGrupo[] {
  if (titular !== null && fechaNacimiento >= titular) return ['progenitor_menor_que_titular']
  return tipo === 'L' && edad(fechaNacimiento, hoy) < EDAD_DE_PROGENITOR ? ['progenitor_sin_derecho'] : []
}

function revisaHijo({ tipo, fechaNacimiento, estudia }: Revisado, hoy: FechaISO, titular: Titular): FallaDelGrupo[] {
  if (titular !== null && fechaNacimiento <= titular) return ['hijo_mayor_que_titular']
  if (tipo !== 'L') return []
  const derecho = derechoDelHijo(fechaNacimiento, hoy)
  if (derecho === 'no') return ['hijo_sin_derecho']
  return derecho === 'si estudia' && !estudia ? ['hijo_sin_estudios'] : []
}

function revisaOtro({ tipo, descripcionOtro }: Revisado): FallaDelGrupo[] {
  return [
    ...(descripcionOtro.trim() === '' ? (['otro_sin_descripcion'] as const) : []),
    ...(tipo === 'L' ? (['otro_no_legal'] as const) : []),
  ]
}

function revisaUno(b: BeneficiarioACotizar, hoy: FechaISO, titular: Titular): FallaDelGrupo[] {
  if (b.fechaNacimiento > hoy) return ['nacimiento_futuro']
  if (b.relacion === HIJO) return revisaHijo(b, hoy, titular)
  if (b.relacion === OTRO) return revisaOtro(b)
  return PROGENITORES.includes(b.relacion) ? revisaProgenitor(b, hoy, titular) : revisaPareja(b, hoy)
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

/**
 * Faults of a family group as a whole, each with its person. `titular`: birth date of the holder. Two children of the
 * same day are twins.
 */
export function revisaGrupo(
  grupo: readonly BeneficiarioACotizar[],
  hoy: FechaISO,
  titular: Titular = null,
): FallaDeBeneficiario[] {
  const own = grupo.flatMap((b, indice) => revisaUno(b, hoy, titular).map((falla) => ({ indice, falla })))
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

/** Label of a person of the group, in a price line or a list. */
export function etiquetaDe(
  b: Pick<BeneficiarioACotizar, 'relacion' | 'descripcionOtro' | 'fechaNacimiento' | 'sexo'>,
  hoy: FechaISO,
): string {
  const otro = b.relacion === OTRO ? b.descripcionOtro : ''
  return `${vinculoBreve(b.relacion, otro, b.sexo)}, ${anios(edad(b.fechaNacimiento, hoy))}`
}
