import { pesosDe, restaUF, sumaUF } from '../base/dinero/cuentas.ts'
import { formatoNumero, formatoPesos, formatoUF, formatoValorUF } from '../base/dinero/formato.ts'
import { type Factor, type Pesos, type UF, uf, type ValorUF } from '../base/dinero/tipos.ts'
import { nombreDeUf } from '../base/dinero/uf-del-dia.ts'
import { anios } from '../base/persona/edad.ts'
import type { BeneficioCotizado, PersonaCotizada } from './cotizar.ts'

/** Quote as it is shown, with the part names of the wire. Dates DD-MM-YYYY; '' where a remote core does not tell them. */
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
    /** Loader and source of the UF; absent in quotes made before this was recorded. */
    readonly origen?: string | undefined
  }
}

/** Parts of a price; each line belongs to one. */
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

/** Line of a price: concept, explanation and amount in words. */
export interface LineaDelPrecio {
  readonly parte: ParteDelPrecio
  readonly concepto: string
  readonly nota?: string
  readonly monto: string
}

/** Person with age: 'Cónyuge, 33 años'. */
export const nombreDePersona = ({ etiqueta, edad }: PersonaCotizada): string => `${etiqueta}, ${anios(edad)}`

/** Row of the factor table for a person: '25 a menos de 35, carga'. */
export function tramoDePersona({ exento, tramo: { desde, hasta }, rol }: PersonaCotizada): string {
  if (exento) return 'menor de 2 años, sin factor'
  return `${desde} ${hasta === null ? 'y más' : `a menos de ${hasta}`}, ${rol}`
}

/** GES of a price in words: '3 personas × 0,731, desde 01-01-2026'. */
function detalleGes({ personas, fuentes: { primaGesUF, primaGesDesde } }: PrecioMostrado): string {
  const cuantas = personas.filter(({ gesUF }) => gesUF > 0).length
  return `${cuantas === 1 ? '1 persona' : `${cuantas} personas`} × ${formatoUF(primaGesUF)}, desde ${primaGesDesde}`
}

/** Compensation lines between the own total and the amount to pay; none without a pair. */
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

/** Amount to pay: own total plus given less received; pesos rounded once. */
export function aPagarDe({ totalUF, precioCOMPOS, precioCOMNEG, uf: { valor } }: Pagado): {
  readonly uf: UF
  readonly pesos: Pesos
} {
  const total = restaUF(sumaUF(totalUF, precioCOMPOS), precioCOMNEG)
  return { uf: total, pesos: pesosDe(total, valor) }
}

const enUF = (monto: UF) => `${formatoUF(monto)} UF`

/** Own total and compensation, with the UF of the day of the text (`fecha`: DD-MM-YYYY); null: no UF is loaded. */
interface PagoPorDecir extends Pick<PrecioMostrado, 'totalUF' | 'precioCOMPOS' | 'precioCOMNEG'> {
  readonly uf: Pick<PrecioMostrado['uf'], 'valor' | 'fecha' | 'referencia'> | null
}

/**
 * Texts of the monthly payment for an applicant: `monto` '8,611 UF'; `cuenta`, only in a pair: '7,361 del plan más
 * 1,250 que otorga a su pareja'; `pesos` '$ 354.000 con la UF del 28-11-2026'. null where there is none.
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

/**
 * Monthly payment as one phrase, without its point: '8,611 UF al mes, 7,361 del plan más 1,250 … ($ 354.000 con la UF
 * del …)'.
 */
export function fraseDelPago(pago: PagoPorDecir): string {
  const { monto, cuenta, pesos } = dichoDelPago(pago)
  return `${monto} al mes${cuenta ? `, ${cuenta}` : ''}${pesos ? ` (${pesos})` : ''}`
}

const UNA_VEZ = 'redondeado una vez, al final'

/** Lines of a pair: the compensation, and the amount to pay after it. */
function lineasDePareja(precio: PrecioMostrado): LineaDelPrecio[] {
  const compensacion = compensacionDe(precio)
  if (compensacion.length === 0) return []
  const { uf: total, pesos } = aPagarDe(precio)
  return [
    ...compensacion.map(([concepto, monto]): LineaDelPrecio => {
      return { parte: 'compensacion', concepto, nota: 'fijada por quien otorga', monto: formatoUF(monto) }
    }),
    { parte: 'pagar', concepto: 'Total Cotización Pagar', monto: enUF(total) },
    ...(precio.uf.fecha === ''
      ? []
      : [
          {
            parte: 'pagarPesos',
            concepto: 'Total a pagar en pesos',
            nota: UNA_VEZ,
            monto: formatoPesos(pesos),
          } as const,
        ]),
  ]
}

const lineaDeUf = (dia: PrecioMostrado['uf']): LineaDelPrecio => ({
  parte: 'uf',
  concepto: `× ${nombreDeUf(dia)}`,
  monto: formatoValorUF(dia.valor),
})

/** Lines of a price in the order of its computation; the same on screen and on paper. */
export function lineasDelPrecio(precio: PrecioMostrado): LineaDelPrecio[] {
  const factor = formatoNumero(precio.factorGrupoFamiliar, 1)
  const { preciobasePlanUF, uf: dia } = precio
  const conFuentes = precio.fuentes.fecha !== ''
  return [
    {
      parte: 'base',
      concepto: 'Precio base',
      nota: [precio.nombrePlan, precio.codigoPlan].filter((uno) => uno !== '').join(' · '),
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
    {
      parte: 'ges',
      concepto: 'Precio GES',
      nota: conFuentes ? detalleGes(precio) : '',
      monto: formatoUF(precio.precioGesUF),
    },
    { parte: 'caec', concepto: 'Precio CAEC', nota: 'una por contrato', monto: formatoUF(precio.CAECUF) },
    { parte: 'adicional', concepto: 'Precio Beneficio Adicional', monto: formatoUF(precio.BESUF) },
    ...precio.beneficios.map(({ nombre, precioUF }): LineaDelPrecio => {
      return { parte: 'beneficio', concepto: nombre, monto: formatoUF(precioUF) }
    }),
    { parte: 'total', concepto: 'Total Cotización Pactada', monto: enUF(precio.totalUF) },
    ...(dia.fecha === '' ? [] : [lineaDeUf(dia)]),
    ...(precio.totalPesos === 0
      ? []
      : [
          {
            parte: 'pesos',
            concepto: 'Total en pesos',
            nota: UNA_VEZ,
            monto: formatoPesos(precio.totalPesos),
          } as const,
        ]),
    ...lineasDePareja(precio),
  ]
}

/** Sources of the tables and the UF, in few words; '' where a remote core does not tell them. */
export const fuenteDelPrecio = ({ fuentes: { factores, factoresDesde, fecha }, uf: dia }: PrecioMostrado): string =>
  [
    ...(fecha === '' ? [] : [`Factores: ${factores}, desde ${factoresDesde}; edad cumplida al ${fecha}.`]),
    ...(dia.origen ? [`UF: ${dia.origen}.`] : []),
  ].join(' ')
