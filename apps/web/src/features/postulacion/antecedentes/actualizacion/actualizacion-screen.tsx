import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { useState } from 'react'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { useSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useIds } from '../../../../lib/use-ids.ts'
import { ActualizacionDelPostulante } from './actualizacion-form.tsx'

const title = 'Antecedentes del postulante: actualización'

/** /postulant-datanew: applicant's data of a sale with a confirmed plan (spec 2 §2, update variant). */
export function ActualizacionScreen() {
  const datos = useSuActualizacion(useIds().prospectoId)
  // After an update is discarded, the form starts again with the previous data
  const [vez, setVez] = useState(0)
  return (
    <LoadedPage title={title} of={datos} failure={antecedentesMessages.datosFailed.text}>
      {(saved) => (
        <ActualizacionDelPostulante key={vez} title={title} datos={saved} onDescartada={() => setVez(vez + 1)} />
      )}
    </LoadedPage>
  )
}
