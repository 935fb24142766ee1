import { pesosDe, restaUF, sumaUF } from '../base/dinero/cuentas.ts'
import { formatoNumero, formatoPesos, formatoUF, formatoValorUF } from '../base/dinero/formato.ts'
import { type Factor, type Pesos, type UF, uf, type ValorUF } from '../base/dinero/tipos.ts'
import { nombreDeUf } from '../base/dinero/uf-del-dia.ts'
import { anios } from '../base/persona/edad.ts'
import type { BeneficioCotizado, PersonaCotizada } from './cotizar.ts'

/** A quote as it is shown, with the names that the wire gives its parts. Dates DD-MM-YYYY. */
export interface PrecioMostrado {
  readonly nombrePlan: string
  readonly codigoPlan: string
  readonly preciobasePlanUF: UF
  readonly factorGrupoFamiliar: Factor
  readonly personas: readonly PersonaCotizada[]
  readonly precioPlanUF: UF
  readonly precioGesUF: UF
  readonly CAECUF: UF
  readonly BESUF: UF
  readonly beneficios: readonly BeneficioCotizado[]
  readonly totalUF: UF
  readonly totalPesos: Pesos
  readonly precioCOMPOS: UF
  readonly precioCOMNEG: UF
  readonly fuentes: {
    readonly primaGesUF: UF
    readonly primaGesDesde: string
    readonly factores: string
    readonly factoresDesde: string
    readonly fecha: string
  }
  readonly uf: {
    readonly valor: ValorUF
    readonly fecha: string
    readonly referencia: boolean
    /** Who loaded it and from where; absent of what was quoted before that was kept. */
    readonly origen?: string | undefined
  }
}

/** Which part of a price a line tells of. */
export type ParteDelPrecio =
  | 'base'
  | 'persona'
  | 'factor'
  | 'plan'
  | 'ges'
  | 'caec'
  | 'adicional'
  | 'beneficio'
  | 'total'
  | 'uf'
  | 'pesos'
  | 'compensacion'
  | 'pagar'
  | 'pagarPesos'

/** One line of a price: what it is, how it came about, and the amount as it is to be read. */
export interface LineaDelPrecio {
  readonly parte: ParteDelPrecio
  readonly concepto: string
  readonly nota?: string
  readonly monto: string
}

/** 'Cónyuge, 33 años'. */
export const nombreDePersona = ({ etiqueta, edad }: PersonaCotizada): string => `${etiqueta}, ${anios(edad)}`

/** Its row of the factor table: '25 a menos de 35, carga'. */
export function tramoDePersona({ exento, tramo: { desde, hasta }, rol }: PersonaCotizada): string {
  if (exento) return 'menor de 2 años, sin factor'
  return `${desde} ${hasta === null ? 'y más' : `a menos de ${hasta}`}, ${rol}`
}

/** '3 personas × 0,731, desde 01-01-2026'. */
function detalleGes({ personas, fuentes: { primaGesUF, primaGesDesde } }: PrecioMostrado): string {
  const cuantas = personas.filter(({ gesUF }) => gesUF > 0).length
  return `${cuantas === 1 ? '1 persona' : `${cuantas} personas`} × ${formatoUF(primaGesUF)}, desde ${primaGesDesde}`
}

/** The lines by which what one of a pair pays differs from the own total; none of who is in no pair. */
export function compensacionDe({
  precioCOMPOS,
  precioCOMNEG,
}: Pick<PrecioMostrado, 'precioCOMPOS' | 'precioCOMNEG'>): readonly (readonly [concepto: string, monto: UF])[] {
  const lines = [
    ['Compensación que otorga', precioCOMPOS],
    ['Compensación que recibe', restaUF(uf(0), precioCOMNEG)],
  ] as const
  return lines.filter(([, monto]) => monto !== 0)
}

type Pagado = Pick<PrecioMostrado, 'totalUF' | 'precioCOMPOS' | 'precioCOMNEG' | 'uf'>

/** What is paid: own total, given and received; pesos rounded once. */
export function aPagarDe({ totalUF, precioCOMPOS, precioCOMNEG, uf: { valor } }: Pagado): {
  readonly uf: UF
  readonly pesos: Pesos
} {
  const total = restaUF(sumaUF(totalUF, precioCOMPOS), precioCOMNEG)
  return { uf: total, pesos: pesosDe(total, valor) }
}

const enUF = (monto: UF) => `${formatoUF(monto)} UF`

/** Own total and compensation, and the UF of the day on which it is told (`fecha`: DD-MM-YYYY); null: none is loaded. */
interface PagoPorDecir extends Pick<PrecioMostrado, 'totalUF' | 'precioCOMPOS' | 'precioCOMNEG'> {
  readonly uf: Pick<PrecioMostrado['uf'], 'valor' | 'fecha' | 'referencia'> | null
}

/**
 * What an applicant is told to pay each month: `monto` '8,611 UF'; `cuenta`, of one of a pair: '7,361 del plan más 1,250
 * que otorga a su pareja'; `pesos` '$ 354.000 con la UF del 28-11-2026'. Null where there is none.
 */
export function dichoDelPago({ uf: dia, totalUF, precioCOMPOS, precioCOMNEG }: PagoPorDecir) {
  const total = restaUF(sumaUF(totalUF, precioCOMPOS), precioCOMNEG)
  const [signo, compensacion, verbo] = precioCOMPOS
    ? ['más', precioCOMPOS, 'otorga a']
    : ['menos', precioCOMNEG, 'recibe de']
  const deDos = `${formatoUF(totalUF)} del plan ${signo} ${formatoUF(compensacion)} que ${verbo} su pareja`
  return {
    monto: enUF(total),
    cuenta: compensacion === 0 ? null : deDos,
    pesos: dia && `${formatoPesos(pesosDe(total, dia.valor))} con la ${nombreDeUf(dia)}`,
  }
}

/** The same in one breath, without its point: '8,611 UF al mes, 7,361 del plan más 1,250 … ($ 354.000 con la UF del …)'. */
export function fraseDelPago(pago: PagoPorDecir): string {
  const { monto, cuenta, pesos } = dichoDelPago(pago)
  return `${monto} al mes${cuenta ? `, ${cuenta}` : ''}${pesos ? ` (${pesos})` : ''}`
}

const UNA_VEZ = 'redondeado una vez, al final'

/** Of one of a pair: what it gives or receives, and what is paid after it. */
function lineasDePareja(precio: PrecioMostrado): LineaDelPrecio[] {
  const compensacion = compensacionDe(precio)
  if (compensacion.length === 0) return []
  const { uf: total, pesos } = aPagarDe(precio)
  return [
    ...compensacion.map(([concepto, monto]): LineaDelPrecio => {
      return { parte: 'compensacion', concepto, nota: 'fijada por quien otorga', monto: formatoUF(monto) }
    }),
    { parte: 'pagar', concepto: 'Total Cotización Pagar', monto: enUF(total) },
    { parte: 'pagarPesos', concepto: 'Total a pagar en pesos', nota: UNA_VEZ, monto: formatoPesos(pesos) },
  ]
}

/** Why a price is what it is, line by line in the order in which it is made: the same on screen and on paper. */
export function lineasDelPrecio(precio: PrecioMostrado): LineaDelPrecio[] {
  const factor = formatoNumero(precio.factorGrupoFamiliar, 1)
  const { preciobasePlanUF, uf: dia } = precio
  return [
    {
      parte: 'base',
      concepto: 'Precio base',
      nota: `${precio.nombrePlan} · ${precio.codigoPlan}`,
      monto: formatoUF(preciobasePlanUF),
    },
    ...precio.personas.map((persona): LineaDelPrecio => {
      const [concepto, nota] = [nombreDePersona(persona), tramoDePersona(persona)]
      return { parte: 'persona', concepto, nota, monto: formatoNumero(persona.factor, 1) }
    }),
    { parte: 'factor', concepto: '× Factor Grupo Familiar', monto: factor },
    {
      parte: 'plan',
      concepto: 'Precio Plan Complementario',
      nota: `${formatoUF(preciobasePlanUF)} × ${factor}`,
      monto: formatoUF(precio.precioPlanUF),
    },
    { parte: 'ges', concepto: 'Precio GES', nota: detalleGes(precio), monto: formatoUF(precio.precioGesUF) },
    { parte: 'caec', concepto: 'Precio CAEC', nota: 'una por contrato', monto: formatoUF(precio.CAECUF) },
    { parte: 'adicional', concepto: 'Precio Beneficio Adicional', monto: formatoUF(precio.BESUF) },
    ...precio.beneficios.map(({ nombre, precioUF }): LineaDelPrecio => {
      return { parte: 'beneficio', concepto: nombre, monto: formatoUF(precioUF) }
    }),
    { parte: 'total', concepto: 'Total Cotización Pactada', monto: enUF(precio.totalUF) },
    {
      parte: 'uf',
      concepto: `× ${nombreDeUf(dia)}`,
      monto: formatoValorUF(dia.valor),
    },
    { parte: 'pesos', concepto: 'Total en pesos', nota: UNA_VEZ, monto: formatoPesos(precio.totalPesos) },
    ...lineasDePareja(precio),
  ]
}

/** Where the tables and the UF come from, in few words. */
export const fuenteDelPrecio = ({ fuentes: { factores, factoresDesde, fecha }, uf: dia }: PrecioMostrado): string =>
  [
    `Factores: ${factores}, desde ${factoresDesde}; edad cumplida al ${fecha}.`,
    ...(dia.origen ? [`UF: ${dia.origen}.`] : []),
  ].join(' ')
