import { enPorcentaje, supera } from '../base/dinero/cuentas.ts'
import { formatoNumero, formatoPesos } from '../base/dinero/formato.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { imc } from './cuerpo.ts'
import { type EtapaDS, terminaSinContrato } from './etapas.ts'

/** 0 evaluation, 1 authorized, 2 restricted, 3 revision, 4 rejected, 5 canceled, 6 and 7 financial, 8 insufficient income. */
export type ResultadoDS = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** What finishing sends: another numbering than the results (spec 2 §4). */
export type CodigoDeCierre = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface DatosFinancieros {
  /** The agreed total in pesos a month. */
  readonly totalPesos: Pesos
  /** Average income from validated certificates or approved by a person; null: typed by hand only. */
  readonly rentaValidada: Pesos | null
  readonly tipos: readonly TipoTrabajador[]
  readonly porcentajeMaximoRenta: number
}

/** The share of the income that the agreed total takes, in percent with one decimal. */
export function porcentajeDeRenta(totalPesos: Pesos, renta: Pesos): number {
  return renta > 0 ? enPorcentaje(totalPesos, renta) : 0
}

/** The financial test (core rules, Evaluation 1): 'pasa', 6 when a person must approve the income, 8 when it is not enough. */
export function evaluaFinanciera(datos: DatosFinancieros): 'pasa' | 6 | 8 {
  if (datos.tipos.length > 0 && datos.tipos.every((t) => t === 'V')) return 'pasa'
  if (datos.rentaValidada === null) return 6
  return supera(datos.totalPesos, datos.porcentajeMaximoRenta, datos.rentaValidada) ? 8 : 'pasa'
}

interface DatosDeMotivo extends DatosFinancieros {
  /** The sum of the incomes on record, validated or typed. */
  readonly rentaDeclarada: Pesos
}

/**
 * Why the financial test came to a 6 or an 8, judged as it judges, of the income that it looked at: what contraloría reads
 * of a 6 is that nobody stands for the income; the applicant reads an 8.
 */
export function motivosDeRenta(datos: DatosDeMotivo): string[] {
  const { totalPesos, rentaDeclarada, rentaValidada, porcentajeMaximoRenta: maximo } = datos
  const sobre = supera(totalPesos, maximo, rentaValidada ?? rentaDeclarada)
  return [
    ...(rentaValidada === null ? [RENTA_ESCRITA] : []),
    // in pesos: so near the maximum a percentage with one decimal would say the maximum itself
    ...(sobre ? [`${formatoPesos(totalPesos)} al mes, sobre el ${formatoNumero(maximo)}\u00a0% de la renta`] : []),
  ]
}

export interface DatosMedicos {
  readonly hayRespuestaSi: boolean
  readonly hayCargaMedica: boolean
  /** The adults' weights (kg) and heights (m); children are not tested. */
  readonly adultos: readonly { readonly peso: number; readonly altura: number }[]
  readonly imcMinimo: number
  readonly imcMaximo: number
  /** Another declaration of the same person is in evaluation or revision. */
  readonly otraEnEvaluacion: boolean
}

export type MotivoDeRevision =
  | 'respuesta afirmativa'
  | 'carga médica'
  | 'índice de masa corporal'
  | 'otra DS en evaluación'

/** Why nobody stands for an income: it was typed. */
const RENTA_ESCRITA = 'renta escrita a mano'

/** Why the machine does not decide alone; empty: it may authorize. It never decides against a person. */
export function motivosDeRevision(datos: DatosMedicos): MotivoDeRevision[] {
  const fuera = datos.adultos.some(({ peso, altura }) => {
    const value = imc(peso, altura)
    return value < datos.imcMinimo || value > datos.imcMaximo
  })
  return [
    ...(datos.hayRespuestaSi ? (['respuesta afirmativa'] as const) : []),
    ...(datos.hayCargaMedica ? (['carga médica'] as const) : []),
    ...(fuera ? (['índice de masa corporal'] as const) : []),
    ...(datos.otraEnEvaluacion ? (['otra DS en evaluación'] as const) : []),
  ]
}

const textosDeRevision: Readonly<Record<MotivoDeRevision, (si: number) => string>> = {
  'respuesta afirmativa': (si) => (si === 1 ? '1 respuesta Sí' : `${si} respuestas Sí`),
  'carga médica': () => 'carga médica',
  'índice de masa corporal': () => 'IMC fuera de parámetro',
  'otra DS en evaluación': () => 'otra DS de la misma persona en evaluación',
}

/** A reason as it is told and kept; `si`: how many questions were answered so. */
export const textoDeRevision = (motivo: MotivoDeRevision, si: number): string => textosDeRevision[motivo](si)

/** Every reason for which a declaration waits for a person, and what it is called where one is chosen. */
export const motivosDeEspera = {
  'renta escrita a mano': 'Renta escrita a mano',
  'respuesta afirmativa': 'Respuestas Sí',
  'carga médica': 'Carga médica',
  'índice de masa corporal': 'IMC fuera de parámetro',
  'otra DS en evaluación': 'Otra DS en evaluación',
} as const satisfies Readonly<Record<MotivoDeRevision | typeof RENTA_ESCRITA, string>>
export type MotivoDeEspera = keyof typeof motivosDeEspera

/** Whether one of these reasons, as they are told (motivosDeRenta, textoDeRevision), is that one. */
export const esperaPor = (motivo: MotivoDeEspera, dichos: readonly string[]): boolean =>
  dichos.some((dicho) => {
    if (motivo === 'respuesta afirmativa') return /^\d+ respuestas? Sí$/u.test(dicho)
    return dicho === (motivo === RENTA_ESCRITA ? RENTA_ESCRITA : textoDeRevision(motivo, 0))
  })

/** The medical test (core rules, Evaluation 2): 1 authorized, 0 for contraloría. */
export function evaluaMedica(datos: DatosMedicos): 0 | 1 {
  return motivosDeRevision(datos).length === 0 ? 1 : 0
}

type Cierres = Readonly<Record<ResultadoDS, CodigoDeCierre | null>>
/** Those that only wait have none. */
const cierreDe: Cierres = { 0: null, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: null, 7: 6, 8: 7 }

/** The finish code that fits a result; null for those that only wait. */
export function codigoDeCierre(resultado: ResultadoDS): CodigoDeCierre | null {
  return cierreDe[resultado]
}

/** The stage that finishing leads to (core rules, Finish codes). `acepta` counts for the restricted result alone. */
export function etapaAlCerrar(codigo: CodigoDeCierre, acepta: boolean): EtapaDS {
  const etapas: Record<CodigoDeCierre, EtapaDS> = {
    1: 'dsFinalizada',
    2: acepta ? 'dsFinalizada' : 'rechazadoRestricciones',
    3: 'resultado',
    4: 'rechazado',
    5: 'rechazadoAreaComercial',
    6: 'resultado',
    7: 'noVigente',
  }
  return etapas[codigo]
}

/** How a declaration stands when somebody finishes it. */
export interface DeclaracionPorCerrar {
  readonly etapa: EtapaDS
  readonly resultado: ResultadoDS
  /** What was answered to a restricted result; null: nothing. */
  readonly acepta: boolean | null
  /** The last step of its evaluation was a resend, of this queue; null: it was not. */
  readonly reenviada: 'medica' | 'financiera' | null
}

/** What a finish comes to: it closes now, was done before, says the contrary of what was done, or does not fit. */
export type JuicioDeCierre = 'cierra' | 'hecho' | 'contrario' | 'no corresponde'

/** 'Finalizar Proceso' (4, 5, 7) changes nothing where a sale has ended. */
const esFinalizarProceso = (codigo: CodigoDeCierre) => codigo === 4 || codigo === 5 || codigo === 7

/** The resend of this code has been done: its case is back in the queue. */
function yaReenviada({ etapa, reenviada }: DeclaracionPorCerrar, codigo: CodigoDeCierre): boolean {
  if (etapa !== 'resultado') return false
  return (codigo === 3 && reenviada === 'medica') || (codigo === 6 && reenviada === 'financiera')
}

/** What finishing with a code does (core rules, Finish codes): the code must be that of the result; again is nothing. */
export function juzgaCierre(ds: DeclaracionPorCerrar, codigo: CodigoDeCierre, acepta: boolean | null): JuicioDeCierre {
  const corresponde = codigoDeCierre(ds.resultado) === codigo
  if (ds.etapa === 'resultado' && corresponde) return 'cierra'
  if (yaReenviada(ds, codigo)) return 'hecho'
  if (terminaSinContrato(ds.etapa) && esFinalizarProceso(codigo)) return 'hecho'
  if (!corresponde) return 'no corresponde'
  return codigo === 2 && acepta !== ds.acepta ? 'contrario' : 'hecho'
}
