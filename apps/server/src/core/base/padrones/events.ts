import { event } from '../../event.ts'

export interface PadronCargado {
  readonly padron: 'cargas' | 'bajas'
  /** What became of each row that the file changed. */
  readonly cambios: readonly { readonly cambio: 'agrega' | 'cambia' | 'termina'; readonly rut: string }[]
}

/** A register of persons was loaded from a file: who reads it elsewhere puts its own right. */
export const padronCargado = event<PadronCargado>('padron-cargado')
