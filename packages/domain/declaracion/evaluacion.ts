import { enPorcentaje, supera } from '../base/dinero/cuentas.ts'
import { formatoNumero, formatoPesos } from '../base/dinero/formato.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { imc } from './cuerpo.ts'
import { type EtapaDS, terminaSinContrato } from './etapas.ts'

/** 0 evaluation, 1 authorized, 2 restricted, 3 revision, 4 rejected, 5 canceled, 6 and 7 financial, 8 insufficient income. */
export type ResultadoDS = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** Codes of 'Finalizar', numbered differently from the results (spec 2 §4). */
export type CodigoDeCierre = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface DatosFinancieros {
  /** Agreed total in pesos a month. */
  readonly totalPesos: Pesos
  /** Average income from validated certificates, or approved by a person; null: typed by hand only. */
  readonly rentaValidada: Pesos | null
  readonly tipos: readonly TipoTrabajador[]
  readonly porcentajeMaximoRenta: number
}

/** Percentage of the income that the agreed total takes, with one decimal. */
export function porcentajeDeRenta(totalPesos: Pesos, renta: Pesos): number {
  return renta > 0 ? enPorcentaje(totalPesos, renta) : 0
}

/** Financial test (core rules, Evaluation 1): 'pasa', 6 when a person must approve the income, 8 when it is too low. */
export function evaluaFinanciera(datos: DatosFinancieros): 'pasa' | 6 | 8 {
  if (datos.tipos.length > 0 && datos.tipos.every((t) => t === 'V')) return 'pasa'
  if (datos.rentaValidada === null) return 6
  return supera(datos.totalPesos, datos.porcentajeMaximoRenta, datos.rentaValidada) ? 8 : 'pasa'
}

interface DatosDeMotivo extends DatosFinancieros {
  /** Sum of the incomes on record, validated or typed. */
  readonly rentaDeclarada: Pesos
}

/**
 * Reasons for a 6 or an 8 of the financial test, by the same income and rules. Contraloría reads that the income of a 6
 * is unproved; the applicant reads the reasons of an 8.
 */
export function motivosDeRenta(datos: DatosDeMotivo): string[] {
  const { totalPesos, rentaDeclarada, rentaValidada, porcentajeMaximoRenta: maximo } = datos
  const sobre = supera(totalPesos, maximo, rentaValidada ?? rentaDeclarada)
  return [
    ...(rentaValidada === null ? [RENTA_ESCRITA] : []),
    // in pesos, because near the maximum a percentage with one decimal would equal the maximum
    ...(sobre ? [`${formatoPesos(totalPesos)} al mes, sobre el ${formatoNumero(maximo)}\u00a0% de la renta`] : []),
  ]
}

export interface DatosMedicos {
  readonly hayRespuestaSi: boolean
  readonly hayCargaMedica: boolean
  /** Weights (kg) and heights (m) of the adults; children are not tested. */
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

/** Reason of an unproved income: it was typed by hand. */
const RENTA_ESCRITA = 'renta escrita a mano'

/** Reasons why the medical test needs a person; empty: it may authorize. The test never decides against a person. */
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

/** Text of a reason, as shown and stored; `si`: number of questions answered with Sí. */
export const textoDeRevision = (motivo: MotivoDeRevision, si: number): string => textosDeRevision[motivo](si)

/** Reasons why a declaration waits for a person, with their labels as a filter. */
export const motivosDeEspera = {
  'renta escrita a mano': 'Renta escrita a mano',
  'respuesta afirmativa': 'Respuestas Sí',
  'carga médica': 'Carga médica',
  'índice de masa corporal': 'IMC fuera de parámetro',
  'otra DS en evaluación': 'Otra DS en evaluación',
} as const satisfies Readonly<Record<MotivoDeRevision | typeof RENTA_ESCRITA, string>>
export type MotivoDeEspera = keyof typeof motivosDeEspera

/** Whether one of these texts (motivosDeRenta, textoDeRevision) is of that reason. */
export const esperaPor = (motivo: MotivoDeEspera, dichos: readonly string[]): boolean =>
  dichos.some((dicho) => {
    if (motivo === 'respuesta afirmativa') return /^\d+ respuestas? Sí$/u.test(dicho)
    return dicho === (motivo === RENTA_ESCRITA ? RENTA_ESCRITA : textoDeRevision(motivo, 0))
  })

/** Medical test (core rules, Evaluation 2): 1 authorized, 0 for contraloría. */
export function evaluaMedica(datos: DatosMedicos): 0 | 1 {
  return motivosDeRevision(datos).length === 0 ? 1 : 0
}

type Cierres = Readonly<Record<ResultadoDS, CodigoDeCierre | null>>
/** Finish code by result; results that only wait have none. */
const cierreDe: Cierres = { 0: null, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: null, 7: 6, 8: 7 }

/** Finish code of a result; null for results that only wait. */
export function codigoDeCierre(resultado: ResultadoDS): CodigoDeCierre | null {
  return cierreDe[resultado]
}

/** Stage after finishing (core rules, Finish codes). `acepta` matters only for the restricted result. */
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

/** State of a declaration when somebody finishes it. */
export interface DeclaracionPorCerrar {
  readonly etapa: EtapaDS
  readonly resultado: ResultadoDS
  /** Answer to a restricted result; null: none. */
  readonly acepta: boolean | null
  /** Queue of a resend, when that was the last step of its evaluation; else null. */
  readonly reenviada: 'medica' | 'financiera' | null
}

/** Judgement of a finish: it closes now, was already done, contradicts what was done, or does not fit. */
export type JuicioDeCierre = 'cierra' | 'hecho' | 'contrario' | 'no corresponde'

/** True for 'Finalizar Proceso' (4, 5, 7), which changes nothing in a sale that has ended. */
const esFinalizarProceso = (codigo: CodigoDeCierre) => codigo === 4 || codigo === 5 || codigo === 7

/** True when this code already resent the case to its queue. */
function yaReenviada({ etapa, reenviada }: DeclaracionPorCerrar, codigo: CodigoDeCierre): boolean {
  if (etapa !== 'resultado') return false
  return (codigo === 3 && reenviada === 'medica') || (codigo === 6 && reenviada === 'financiera')
}

/**
 * Judgement of a finish with a code (core rules, Finish codes): it must be the code of the result; a repeat changes
 * nothing.
 */
export function juzgaCierre(ds: DeclaracionPorCerrar, codigo: CodigoDeCierre, acepta: boolean | null): JuicioDeCierre {
  const corresponde = codigoDeCierre(ds.resultado) === codigo
  if (ds.etapa === 'resultado' && corresponde) return 'cierra'
  if (yaReenviada(ds, codigo)) return 'hecho'
  if (terminaSinContrato(ds.etapa) && esFinalizarProceso(codigo)) return 'hecho'
  if (!corresponde) return 'no corresponde'
  return codigo === 2 && acepta !== ds.acepta ? 'contrario' : 'hecho'
}
