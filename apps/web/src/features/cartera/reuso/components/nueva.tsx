import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { IrALaActualizacion } from '../../../../components/sale/actualizacion/ir-a-la-actualizacion.tsx'
import type { Venta } from '../../../../lib/sale/venta.ts'

/** True where the sale that reuses a DS has its plan already: its data are those that were quoted. */
export const tienePlan = (etapa: string): boolean => estaBloqueado(etapa as EtapaProspecto)

/** New sale after the reuse: its link, the data it repeats and the data left unchanged. */
export function Nueva({ venta }: { readonly venta: Venta }) {
  const { prospectoId, etapa, reutiliza } = venta
  const folio = reutiliza?.folioDS ?? ''
  if (tienePlan(etapa)) {
    return (
      <Notice actions={<IrALaActualizacion prospectoId={prospectoId} etapa={etapa} />}>
        La postulación que reutiliza la DS {folio} ya tiene un plan confirmado: sus empleadores se cambian con una
        actualización.
      </Notice>
    )
  }
  return (
    <Notice tone="info">
      Esta es la postulación nueva, con los empleadores, certificados y documentos de la original, que sigue como
      estaba.{' '}
      {reutiliza?.repite === false
        ? `Lo declarado en la DS ${folio} ya no le sirve: se responderá una DS nueva.`
        : `Se cotiza de nuevo; al generar su DS se repite lo declarado en la DS ${folio} y solo se evalúa la renta.`}
    </Notice>
  )
}
