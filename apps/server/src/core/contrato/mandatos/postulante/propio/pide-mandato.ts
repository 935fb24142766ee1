import { admiteEnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import type { DeclaracionDeProspecto } from '../../../../declaracion/ds/read-declaracion.ts'
import type { Context } from '../../../../use-case.ts'
import { algunoPagaConMandato } from '../../read-model.ts'

/** True of an accepted sale in which somebody pays by mandate: its applicant is asked for it. */
export const pideMandato = async (
  ctx: Context,
  { declaracion: { etapa, resultado }, prospecto }: DeclaracionDeProspecto,
): Promise<boolean> => admiteEnlaceDeMandato(etapa, resultado) && (await algunoPagaConMandato(ctx, prospecto.id))
