import type { Ficha, FormOf } from './ficha.ts'
import type { EspecieFilas } from './filas.ts'

type Valores = Readonly<Record<string, unknown>>

const igual = (uno: unknown, otro: unknown): boolean => JSON.stringify(uno) === JSON.stringify(otro)

/** Fields that differ between the records of two lists of equal length; else the list itself. */
function deFilas(campo: string, { de }: EspecieFilas<Ficha>, antes: readonly Valores[], despues: readonly Valores[]) {
  if (antes.length !== despues.length) return [campo]
  const distintos = Object.keys(de).filter((uno) => despues.some((fila, at) => !igual(antes[at]?.[uno], fila[uno])))
  return distintos.map((uno) => `${campo}.${uno}`)
}

/**
 * Names of the fields that differ between two forms; fields of listed records follow their list's name:
 * `empleadores.rut`.
 */
export function camposDistintos<F extends Ficha>(ficha: F, antes: FormOf<F>, despues: FormOf<F>): string[] {
  const [uno, otro]: readonly Valores[] = [antes, despues]
  return Object.entries(ficha).flatMap(([campo, { especie }]) => {
    const [antes, despues] = [uno?.[campo], otro?.[campo]]
    if (igual(antes, despues)) return []
    if (especie.tipo !== 'filas') return [campo]
    return deFilas(campo, especie as EspecieFilas<Ficha>, antes as Valores[], despues as Valores[])
  })
}
