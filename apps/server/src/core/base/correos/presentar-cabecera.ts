import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import type { CabeceraDeCorreo } from './read-model.ts'

/** A mail's line in the outbox, as the wire has it. */
export function presentarCabecera({ id, para, asunto, estado, creado }: CabeceraDeCorreo) {
  return { correoId: id, para, asunto, estado, fecha: aFechaHora(creado) }
}
