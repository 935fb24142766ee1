import type { Context } from '../../use-case.ts'
import { saveCarga, saveTitular } from './repository.ts'

type Hoy = Pick<Context, 'tx' | 'hoy'>

/** A holder in force from today on. */
export const noteTitular = async ({ tx, hoy }: Hoy, rut: string): Promise<void> => saveTitular(tx, rut, hoy)

interface Carga {
  readonly rut: string
  /** The holder's. */
  readonly titular: string
  /** ISO date. */
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
}

/** Their charge from today on; one that is still another's stays so: a processed FUN ends that first. */
export const noteCarga = async ({ tx, hoy }: Hoy, carga: Carga): Promise<void> => saveCarga(tx, carga, hoy)
