import { asuntosContados } from '@alerce/domain/limites'
import type { GrupoDeAsuntos } from './queries.ts'

type Clave = GrupoDeAsuntos['grupo']

export const titulos: Readonly<Record<Clave, string>> = {
  atrasado: 'Atrasado',
  hoy: 'Hoy',
  espera: 'Esperando a otros',
}

export const sinAsuntos: Readonly<Record<Clave, string>> = {
  atrasado: 'Nada atrasado',
  hoy: 'Nada más para hoy',
  espera: 'Nada en manos de otros',
}

/** A count, which stops where counting stops. */
export const cuenta = (total: number): string => (total < asuntosContados ? String(total) : `+${asuntosContados - 1}`)

const enPalabras: Readonly<Record<Clave, (total: number) => string>> = {
  atrasado: (total) => (total === 1 ? 'atrasado' : 'atrasados'),
  hoy: () => 'para hoy',
  espera: () => 'en espera',
}

/** The day in one line: 12 atrasados · 3 para hoy · 9 en espera. */
export const enBreve = (grupos: readonly GrupoDeAsuntos[]): string =>
  grupos.map(({ grupo, total }) => `${cuenta(total)} ${enPalabras[grupo](total)}`).join(' · ')
