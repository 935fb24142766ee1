import { asuntosContados } from '@alerce/domain/limites'
import type { Clave, GrupoDeAsuntos } from './queries.ts'

export const titulos: Readonly<Record<Clave, string>> = {
  atrasado: 'Atrasado',
  hoy: 'Hoy',
  espera: 'Esperando a otros',
  pospuesto: 'Pospuestos',
}

export const sinAsuntos: Readonly<Record<Clave, string>> = {
  atrasado: 'Nada atrasado',
  hoy: 'Nada más para hoy',
  espera: 'Nada en manos de otros',
  pospuesto: 'Nada pospuesto',
}

/** A count, which stops where counting stops. */
export const cuenta = (total: number): string => (total < asuntosContados ? String(total) : `+${asuntosContados - 1}`)

const enPalabras: Readonly<Record<Exclude<Clave, 'pospuesto'>, (total: number) => string>> = {
  atrasado: (total) => (total === 1 ? 'atrasado' : 'atrasados'),
  hoy: () => 'para hoy',
  espera: () => 'en espera',
}

/** The groups that the day asks for. */
export const delDia = (grupos: readonly GrupoDeAsuntos[]): readonly GrupoDeAsuntos[] =>
  grupos.filter(({ grupo }) => grupo !== 'pospuesto')

/** How many were put off. */
export const pospuestosDe = (grupos: readonly GrupoDeAsuntos[] = []): number =>
  grupos.find(({ grupo }) => grupo === 'pospuesto')?.total ?? 0

/** The day in one line: 12 atrasados · 3 para hoy · 9 en espera. */
export const enBreve = (grupos: readonly GrupoDeAsuntos[]): string =>
  grupos
    .flatMap(({ grupo, total }) => (grupo === 'pospuesto' ? [] : [`${cuenta(total)} ${enPalabras[grupo](total)}`]))
    .join(' · ')
