import { clasesDeCarta } from '@alerce/contract/catalogos/base/cartas'
import { correoRebotado } from '@alerce/contract/messages/base/correos'
import { motivoDelRebote } from '@alerce/domain/base/correos/rebote'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { CabeceraDeCorreo, Rebote } from './read-model.ts'

/** Why and when a mail came back, in words: 'Rebotó el 08-10-2026: la casilla no existe.'; null: it did not. */
export const presentRebote = ({ rebote, rebotadoEn }: Rebote): string | null =>
  rebote && rebotadoEn
    ? correoRebotado
        .replace('{fecha}', aDDMMYYYY(hoyEnSantiago(rebotadoEn)))
        .replace('{motivo}', motivoDelRebote(rebote))
    : null

/** A mail's line in the outbox, as the wire has it. */
export function presentCabecera({ id, para, clase, asunto, estado, creado, ...rebote }: CabeceraDeCorreo) {
  const conocida = clasesDeCarta.find((una) => una === clase) ?? null
  return {
    correoId: id,
    para,
    clase: conocida,
    asunto,
    estado,
    fecha: fechaYHora(creado),
    rebote: presentRebote(rebote),
  }
}
