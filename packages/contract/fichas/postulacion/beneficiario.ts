import { reglaFecha } from '../../forms/base/campos.ts'
import { beneficiariosMessages, grupoMessages } from '../../messages/postulacion/beneficiarios.ts'
import { relacion, siNo, texto } from '../especies.ts'
import { fechaYMD } from '../fecha.ts'
import type { Ficha } from '../ficha.ts'
import { opcion } from '../letras.ts'
import { libre } from '../reglas.ts'

interface Relacion {
  readonly relacionFamiliar: string
}

/** Relation that asks for a description (spec 2 §3). */
export const RELACION_OTRO = '5'
/** Longest description of another relation (ours). */
export const LARGO_DESCRIPCION = 50

const esOtra = ({ relacionFamiliar }: Relacion): boolean => relacionFamiliar === RELACION_OTRO

function reglaDescripcion(value: string, form: Relacion): string | null {
  if (!esOtra(form)) return null
  if (!value.trim()) return grupoMessages.otro_sin_descripcion.text
  return value.trim().length > LARGO_DESCRIPCION ? beneficiariosMessages.descripcionLarga.text : null
}

function reglaNacimiento(value: string, _form: unknown, hoy: string): string | null {
  return (
    reglaFecha(beneficiariosMessages.fechaNacimiento.text)(value) ??
    (value > hoy ? grupoMessages.nacimiento_futuro.text : null)
  )
}

const reglaSexo = (value: string) => (value === 'M' || value === 'F' ? null : beneficiariosMessages.sexo.text)
const reglaTipo = (value: string) => (value === 'L' || value === 'M' ? null : beneficiariosMessages.tipo.text)
const reglaRelacion = (value: string) => (/^[1-6]$/.test(value) ? null : beneficiariosMessages.relacion.text)

/** One beneficiary of the quote (spec 2 §3, §5): L legal, M medical charge. */
export const beneficiario = {
  fechaNacimiento: {
    especie: fechaYMD,
    columna: 'fechaNacimiento',
    etiqueta: 'Fecha de nacimiento',
    en: { fila: reglaNacimiento },
    falta: beneficiariosMessages.fechaNacimiento,
  },
  sexo: {
    especie: opcion(['M', 'F']),
    columna: 'sexo',
    etiqueta: 'Sexo',
    en: { fila: reglaSexo },
    falta: beneficiariosMessages.sexo,
  },
  tipoBeneficiario: {
    especie: opcion(['L', 'M'], 'L'),
    columna: 'tipo',
    etiqueta: 'Tipo de beneficiario',
    en: { fila: reglaTipo },
    falta: beneficiariosMessages.tipo,
  },
  relacionFamiliar: {
    especie: relacion,
    columna: 'relacion',
    etiqueta: 'Relación familiar',
    en: { fila: reglaRelacion },
    falta: beneficiariosMessages.relacion,
  },
  descripcionOtro: {
    especie: texto,
    columna: 'descripcionOtro',
    etiqueta: '¿Cuál?',
    enFrase: 'otra relación',
    en: { fila: reglaDescripcion },
    si: esOtra,
    largo: LARGO_DESCRIPCION,
  },
  /** Ours: the applicant's statement that a child of 19 to 24 studies. */
  esEstudiante: {
    especie: siNo(false),
    columna: 'estudia',
    etiqueta: 'Estudia, según declara el titular',
    enFrase: 'estudios',
    en: { fila: libre },
  },
} as const satisfies Ficha
