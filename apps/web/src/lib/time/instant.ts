import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '@alerce/domain/base/fechas/instante'

/** An instant as it is read: 07-10-2026 09:58, of Santiago. */
export function instantText(instant: InstanteISO): string {
  return `${aDDMMYYYY(hoyEnSantiago(instant))} ${horaEnSantiago(instant).slice(0, 5)}`
}
