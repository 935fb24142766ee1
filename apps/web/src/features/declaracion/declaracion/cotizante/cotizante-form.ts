import { cotizante } from '@alerce/contract/fichas/declaracion/cotizante'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import type { CotizanteForm } from '@alerce/contract/forms/declaracion/cotizante'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

/** What is saved, as the form holds it. */
export const toForm = (saved: ReplyOf<'obtenerAntecedentesCotizante'>): CotizanteForm => pantallaDe(cotizante, saved)

/** What the form holds, as it is sent: cause and diagnosis belong to a pension alone. */
export const toPayload = (
  values: CotizanteForm,
): Omit<PayloadOf<'guardarAntecedentesCotizante'>, 'identificador' | 'version'> => envioDe(cotizante, values)
