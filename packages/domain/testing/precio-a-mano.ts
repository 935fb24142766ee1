/**
 * Price of a plan computed a second time, from the published rules alone (Circular IF/N° 343, Ley 21.674 and the rules
 * of a pair), in whole thousandths. Independent of the product: no type, table or function is shared.
 */

/** Single table of factors in tenths: completed years from (included), as cotizante and as carga. */
const TABLA = [
  [65, 24, 22],
  [55, 20, 14],
  [45, 14, 10],
  [35, 13, 9],
  [25, 10, 7],
  [20, 9, 7],
  [0, 6, 6],
] as const

/** 10 to that power. */
const potencia = (n: number): bigint => 10n ** BigInt(n)

/** Nearest whole number of a non-negative fraction, halves up. */
const redondea = (arriba: bigint, abajo: bigint): bigint => (2n * arriba + abajo) / (2n * abajo)

/** Number in whole units of its last decimal. */
function enteros(numero: number, decimales: number): bigint {
  const [entero = '0', fraccion = ''] = numero.toFixed(decimales).split('.')
  return BigInt(entero + fraccion)
}

/** Completed years: one less before the birthday of that year; 29 February counts on the 28th of a common year. */
function aniosCumplidos(nacimiento: string, hoy: string): number {
  const [ano = 0, mes = 0, dia = 0] = nacimiento.split('-').map(Number)
  const [esteAno = 0, esteMes = 0, esteDia = 0] = hoy.split('-').map(Number)
  const bisiesto = (esteAno % 4 === 0 && esteAno % 100 !== 0) || esteAno % 400 === 0
  const cumple = mes === 2 && dia === 29 && !bisiesto ? 28 : dia
  const yaCumplio = esteMes > mes || (esteMes === mes && esteDia >= cumple)
  return esteAno - ano - (yaCumplio ? 0 : 1)
}

export interface FamiliaAMano {
  /** ISO dates, the holder first. */
  readonly nacimientos: readonly string[]
  readonly hoy: string
  readonly precioBase: number
  readonly caec: number
  readonly beneficios: readonly number[]
  readonly primaGes: number
  /** GES is due for a child under two. */
  readonly gesDelBebe: boolean
  readonly valorUF: number
  /** UF given and received in a pair. */
  readonly da: number
  readonly toma: number
}

/** UF in thousandths, pesos whole. */
interface PrecioAMano {
  readonly plan: bigint
  readonly ges: bigint
  readonly total: bigint
  readonly totalPesos: bigint
  readonly pagar: bigint
  readonly pagarPesos: bigint
}

const enPesos = (milesimas: bigint, valorUF: number): bigint =>
  redondea(milesimas * enteros(valorUF, 2), potencia(3) * potencia(2))

/**
 * Price: base × sum of factors + GES of each + CAEC + benefits. Each part is rounded to the thousandth, pesos once at
 * the end.
 */
export function precioAMano(familia: FamiliaAMano): PrecioAMano {
  let decimos = 0n
  let conGes = 0n
  for (const [lugar, nacimiento] of familia.nacimientos.entries()) {
    const anios = aniosCumplidos(nacimiento, familia.hoy)
    const fila = TABLA.find(([desde]) => anios >= desde)
    const bebe = lugar > 0 && anios < 2
    if (fila && !bebe) decimos += BigInt(lugar === 0 ? fila[1] : fila[2])
    if (!bebe || familia.gesDelBebe) conGes += 1n
  }
  const plan = redondea(enteros(familia.precioBase, 3) * decimos, 10n)
  const ges = conGes * enteros(familia.primaGes, 3)
  const beneficios = familia.beneficios.reduce((suma, precio) => suma + enteros(precio, 3), 0n)
  const total = plan + ges + enteros(familia.caec, 3) + beneficios
  const pagar = total + enteros(familia.da, 3) - enteros(familia.toma, 3)
  return {
    plan,
    ges,
    total,
    totalPesos: enPesos(total, familia.valorUF),
    pagar,
    pagarPesos: enPesos(pagar, familia.valorUF),
  }
}

/**
 * Whether an amount may be given: above 0, at most 999, the giver within its range of pesos, at most the cost of the
 * receiver's plan.
 */
export function seDejaDar(milesimas: bigint, otorga: FamiliaAMano, recibe: FamiliaAMano, rango: readonly bigint[]) {
  const [minimo = 0n, maximo = 0n] = rango
  const pesos = enPesos(precioAMano(otorga).total + milesimas, otorga.valorUF)
  const cabe = pesos >= minimo && pesos <= maximo
  return milesimas > 0n && milesimas <= 999_000n && cabe && milesimas <= precioAMano(recibe).total
}

/** Limits of a month, in pesos: 7 % of the incomes up to the limit of the year, and `techo` % of all of them. */
export function sieteAMano(rentas: readonly number[], topeUF: number, valorUF: number, techo: number) {
  const renta = rentas.reduce((suma, una) => suma + BigInt(una), 0n)
  const limite = enPesos(enteros(topeUF, 3), valorUF)
  const imponible = renta < limite ? renta : limite
  const siete = redondea(imponible * 7n, 100n)
  const maximo = redondea(renta * BigInt(techo), 100n)
  return { imponible, siete, maximo: maximo > siete ? maximo : siete }
}
