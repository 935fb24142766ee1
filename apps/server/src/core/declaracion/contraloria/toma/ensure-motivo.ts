import { tomaRules } from '@alerce/contract/forms/declaracion/toma'
import { applyRules } from '@alerce/contract/forms/rules'
import { tomaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { refuse } from '../../../refusal.ts'
import { casoTomado } from './ensure-toma.ts'
import type { Toma } from './read-model.ts'

/**
 * Requires a reason to take a case from another person. An empty one is refused with the holder's name, a poor one at
 * its field.
 */
export function ensureMotivo(ajena: Toma, motivo: string): void {
  if (motivo === '') casoTomado(ajena)
  const errores = applyRules(tomaRules, { motivo })
  if (errores[0]) refuse(m.motivoSinFondo, { texto: errores[0].mensaje, errores })
}
