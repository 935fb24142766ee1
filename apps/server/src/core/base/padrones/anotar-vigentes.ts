import type { Context } from '../../use-case.ts'
import { guardarCarga, guardarTitular } from './repository.ts'

type Hoy = Pick<Context, 'tx' | 'hoy'>

/** A holder in force from today on. */
export const anotarTitular = async ({ tx, hoy }: Hoy, rut: string): Promise<void> => guardarTitular(tx, rut, hoy)

interface Carga {
  readonly rut: string
  /** The holder's. */
  readonly titular: string
  /** ISO date. */
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
}

/** Their charge from today on; one that is still another's stays so: a processed FUN ends that first. */
export const anotarCarga = async ({ tx, hoy }: Hoy, carga: Carga): Promise<void> => guardarCarga(tx, carga, hoy)
