import { event } from '../../event.ts'

export interface PadronCargado {
  readonly padron: 'cargas' | 'bajas'
  /** Change of each row affected by the file. */
  readonly cambios: readonly { readonly cambio: 'agrega' | 'cambia' | 'termina'; readonly rut: string }[]
}

/** A register of persons was loaded from a file: listeners update their data. */
export const padronCargado = event<PadronCargado>('padron-cargado')
