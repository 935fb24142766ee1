import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { useState } from 'react'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { useSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useIds } from '../../../../lib/use-ids.ts'
import { ActualizacionDelPostulante } from './actualizacion-form.tsx'

const title = 'Antecedentes del postulante: actualización'

/** /postulant-datanew: the applicant's data of a sale whose plan is confirmed (spec 2 §2, update variant). */
export function ActualizacionScreen() {
  const datos = useSuActualizacion(useIds().prospectoId)
  // a discarded update opens the form anew, with what stood before it
  const [vez, setVez] = useState(0)
  return (
    <LoadedPage title={title} of={datos} failure={antecedentesMessages.datosFailed.text}>
      {(saved) => (
        <ActualizacionDelPostulante key={vez} title={title} datos={saved} onDescartada={() => setVez(vez + 1)} />
      )}
    </LoadedPage>
  )
}
