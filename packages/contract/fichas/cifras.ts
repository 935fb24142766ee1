import { type ClaseDeNumero, leeNumero } from '@alerce/domain/base/dinero/escrito'
import { formatoNumero, formatoUF } from '@alerce/domain/base/dinero/formato'
import { uf as enUF, type UF } from '@alerce/domain/base/dinero/tipos'
import { comoEsta, type Especie } from './especie.ts'

const escrito = (sent: unknown): string => (sent === null ? '' : String(sent))

/** Number of a checked text for its column, 0 while empty; RangeError for a text that its rule refuses. */
export function numeroGuardado(form: string, clase: ClaseDeNumero): number {
  const { valor, falla } = leeNumero(form, clase)
  if (falla !== null && falla !== 'vacio') throw new RangeError(`${falla}: no es un número de ${clase}`)
  return valor ?? 0
}

/** Kind with a number column; a read gives null until something was saved. */
export interface EspecieNumero<Tipo extends string, N extends number>
  extends Especie<Tipo, string, N | null, string, N | null> {
  guarda(form: string): N
}

/** Body measure: as typed in a form, with a comma on the screen. */
export interface EspecieMedida extends EspecieNumero<'medida', number> {
  readonly clase: 'kilos' | 'metros'
}

export const medida = (clase: EspecieMedida['clase']): EspecieMedida => ({
  ...comoEsta<string, number | null>(),
  tipo: 'medida',
  clase,
  vacio: '',
  forma: (columna) => (columna === null ? '' : formatoNumero(columna)),
  guarda: (form) => numeroGuardado(form, clase),
  recibe: escrito,
})

/** An amount in UF with its three decimals; it travels with a point. */
export const uf: EspecieNumero<'uf', UF> = {
  ...comoEsta<string, UF | null>(),
  tipo: 'uf',
  vacio: '',
  forma: (columna) => (columna === null ? '' : formatoUF(columna)),
  guarda: (form) => enUF(numeroGuardado(form, 'uf')),
  recibe: escrito,
  envia: (form) => String(leeNumero(form, 'uf').valor ?? form),
}

/** Number of a paper: digits, stored without leading zeros. */
export const folio: Especie<'folio', string, string | null, string, string | null> = {
  ...comoEsta<string, string | null>(),
  tipo: 'folio',
  vacio: '',
  forma: (columna) => columna ?? '',
  guarda: (form) => (form === '' ? null : String(Number(form))),
  recibe: escrito,
}

type Elegido<Tipo extends string> = Especie<Tipo, number | null, number | null, number | null, number | null>

const deLista = <Tipo extends string>(tipo: Tipo): Elegido<Tipo> => ({
  ...comoEsta<number | null, number | null>(),
  tipo,
  vacio: null,
  forma: (columna) => columna,
  guarda: (form) => form,
  recibe: (sent) => (typeof sent === 'number' ? sent : null),
})

/** Code of a list, held as number in forms; null while none is chosen. */
export const elegido = deLista('elegido')

/** The same of a list without 0: a call may send '' or 0 for none. */
export const eleccion = deLista('eleccion')

/** One of a few numbers, or none. */
export interface EspecieUnoDe<N extends number> extends Especie<'unoDe', number | null, N | null, N | null, N | null> {
  readonly numeros: readonly N[]
}

export function unoDe<const N extends number>(numeros: readonly N[]): EspecieUnoDe<N> {
  const buscar = (form: unknown): N | null => numeros.find((n) => n === form) ?? null
  return {
    ...comoEsta<number | null, N | null>(),
    tipo: 'unoDe',
    numeros,
    vacio: null,
    forma: (columna) => columna,
    guarda: buscar,
    recibe: buscar,
    envia: buscar,
  }
}
