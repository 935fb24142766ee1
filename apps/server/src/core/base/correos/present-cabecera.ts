import { clasesDeCarta } from '@alerce/contract/catalogos/base/cartas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { CabeceraDeCorreo } from './read-model.ts'

/** A mail's line in the outbox, as the wire has it. */
export function presentCabecera({ id, para, clase, asunto, estado, creado }: CabeceraDeCorreo) {
  const conocida = clasesDeCarta.find((una) => una === clase) ?? null
  return { correoId: id, para, clase: conocida, asunto, estado, fecha: fechaYHora(creado) }
}
