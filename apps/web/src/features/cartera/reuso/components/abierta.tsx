import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { IrALaActualizacion } from '../../../../components/sale/ir-a-la-actualizacion.tsx'
import type { DatosDeEdicion } from '../queries.ts'

/** What is saved here stands in an update: the sale waits until somebody confirms or discards it. */
export function Abierta({ abierta, prospectoId }: Pick<DatosDeEdicion, 'abierta' | 'prospectoId'>) {
  if (abierta === null) {
    return (
      <Notice tone="info">
        Lo que guarde abre una actualización de este caso: la postulación no avanza hasta que se confirme o se descarte.
      </Notice>
    )
  }
  return (
    <Notice actions={<IrALaActualizacion prospectoId={prospectoId} />}>
      Hay una actualización abierta por {abierta.por} el {fechaYHora(abierta.en)}. Sigue abierta hasta que se confirme o
      se descarte; mientras tanto la postulación no avanza.
    </Notice>
  )
}
