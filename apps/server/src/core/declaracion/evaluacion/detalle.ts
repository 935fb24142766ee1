import type { Antecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'

/** What is encrypted of an evaluation. */
export interface Detalle {
  /** Why the machine did not decide, or the reason a person gave. */
  readonly motivos: readonly string[]
  /** Of a restricted result. */
  readonly restricciones?: readonly Restriccion[]
  /** What is asked for. */
  readonly antecedentes?: readonly Antecedente[]
}
