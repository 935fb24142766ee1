import { expect, test } from 'vitest'
import { menor, pesosDe, porFactor, restaUF, sumaPesos, sumaUF, ufDe } from './cuentas.ts'
import { formatoPesos, formatoUF } from './formato.ts'
import { type Factor, factor, type Pesos, pesos, type UF, uf, type ValorUF, valorUF } from './tipos.ts'

const dosUF = uf(2)
const milPesos = pesos(1000)
const valor = valorUF(40_000)
const uno = factor(1)

// Errors that the compiler must report: each line below mixes units, or adds by hand.

// @ts-expect-error pesos added to UF
const mezcla = sumaUF(dosUF, milPesos)
// @ts-expect-error UF added to pesos
const alReves = sumaPesos(milPesos, dosUF)
// @ts-expect-error one taken from the other
const resta = restaUF(dosUF, milPesos)
// @ts-expect-error the lesser of two that cannot be compared
const minimo = menor(milPesos, dosUF)
// @ts-expect-error UF added by hand
const aMano: UF = dosUF + dosUF
// @ts-expect-error pesos taken away by hand
const menos: Pesos = milPesos - milPesos
// @ts-expect-error a negative by hand
const negativo: UF = -dosUF
// @ts-expect-error a share by hand
const mitad: Pesos = milPesos / 2
// @ts-expect-error the lesser by hand
const elMenor: Pesos = Math.min(milPesos, milPesos)
// @ts-expect-error a plain number as UF
const suelto: UF = 2.5
// @ts-expect-error a plain number as pesos
const sueltos: Pesos = 1000
// @ts-expect-error UF by another amount and not by its value
const porOtra = pesosDe(dosUF, dosUF)
// @ts-expect-error the value of the UF as a factor
const porValor: UF = porFactor(dosUF, valor)
// @ts-expect-error a factor as the value of the UF
const porUno = ufDe(milPesos, uno)
// @ts-expect-error a price that is no price
const precio: ValorUF | Factor = dosUF
// @ts-expect-error UF shown as pesos
const enPesos = formatoPesos(dosUF)
// @ts-expect-error pesos shown as UF
const enUF = formatoUF(milPesos)
// @ts-expect-error a sum by hand, shown
const sumado = formatoUF(dosUF + dosUF)

test('expressions that the compiler refuses give wrong amounts at run time', () => {
  expect([mezcla, alReves, resta, minimo, porOtra, porUno]).toEqual([1002, 1002, -998, 2, 4, 1000])
  expect([aMano, menos, negativo, mitad, elMenor, suelto, sueltos, precio]).toEqual([4, 0, -2, 500, 1000, 2.5, 1000, 2])
  expect([porValor, enPesos, enUF, sumado]).toEqual([80_000, '$\u00a02', '1.000,000', '4,000'])
})
