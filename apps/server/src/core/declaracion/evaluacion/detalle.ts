import type { Antecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'

/** Encrypted part of an evaluation. */
export interface Detalle {
  /** Reasons of the machine for not deciding, or the reason given by a person. */
  readonly motivos: readonly string[]
  /** Restrictions of a restricted result. */
  readonly restricciones?: readonly Restriccion[]
  /** Requested background. */
  readonly antecedentes?: readonly Antecedente[]
}
