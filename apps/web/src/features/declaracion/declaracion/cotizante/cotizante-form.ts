import type { CotizanteForm } from '@alerce/contract/forms/declaracion/cotizante'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

type Antecedentes = ReplyOf<'obtenerAntecedentesCotizante'>

/** A figure as it is typed: 1,7. */
export const figure = (value: number | null): string => (value === null ? '' : formatoNumero(value))

/** What is saved, as the form holds it. */
export function toForm(saved: Antecedentes): CotizanteForm {
  return {
    nombres: saved.nombres,
    apellidoPaterno: saved.apellidoPaterno,
    apellidoMaterno: saved.apellidoMaterno,
    correo: saved.correo,
    idSalud: saved.idSalud,
    folioDS: saved.folioDS ?? '',
    fechaDS: (saved.fechaDS && deDDMMYYYY(saved.fechaDS)) ?? '',
    peso: figure(saved.peso),
    altura: figure(saved.altura),
    pension: saved.pension,
    causal: saved.causal,
    diagnostico: saved.diagnostico ?? '',
  }
}

/** What the form holds, as it is sent: cause and diagnosis belong to a pension alone. */
export function toPayload(values: CotizanteForm): Omit<PayloadOf<'guardarAntecedentesCotizante'>, 'identificador'> {
  const { causal, diagnostico, fechaDS, ...rest } = values
  const one = causal === 1 || causal === 2 ? causal : null
  return {
    ...rest,
    fechaDS: fechaDS && aDDMMYYYY(fechaDS),
    causal: values.pension ? one : null,
    diagnostico: values.pension ? diagnostico : '',
  }
}
