import { plantillaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { canales } from '@alerce/domain/cartera/seguimiento/plantilla'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { placeOf } from '../../../../lib/serie.ts'
import { useRead } from '../../../../lib/use-call.ts'

interface EscribirDialogProps {
  readonly prospectos: readonly number[]
  readonly onClose: () => void
}

/** Template that is written to the chosen persons, one after the other: each message is read before it leaves. */
export function EscribirDialog({ prospectos, onClose }: EscribirDialogProps) {
  const plantillas = useRead('obtenerPlantillas', {})
  const navigate = useNavigate()
  const [elegida, setElegida] = useState('')
  const una = plantillas.data?.plantillas.find(({ plantillaId }) => String(plantillaId) === elegida)
  const begin = async () => {
    const place = una && placeOf({ plantillaId: una.plantillaId, canal: una.canal, prospectos, at: 0, enviados: 0 })
    if (place) await navigate(place.to, { state: place.state })
  }
  return (
    <Dialog
      title={prospectos.length === 1 ? 'Escribir a 1 prospecto' : `Escribir a ${prospectos.length} prospectos`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <ReasonedButton kind="primary" reason={una ? null : 'Elija una plantilla.'} onClick={() => void begin()}>
            Empezar
          </ReasonedButton>
        </>
      }
    >
      <Loaded of={plantillas} failure={plantillaMessages.readFailed.text}>
        {({ plantillas: todas }) =>
          todas.length === 0 ? (
            <p>
              Todavía no hay plantillas. <Link to={goTo('plantillas')}>Crear una</Link>
            </p>
          ) : (
            <SelectField
              label="Plantilla"
              description="Se abre uno por uno: usted lee cada mensaje antes de enviarlo."
              empty="Elija una plantilla"
              value={elegida}
              options={todas.map(({ plantillaId, canal, nombre }) => ({
                value: String(plantillaId),
                label: `${canales[canal]} · ${nombre}`,
              }))}
              onChange={setElegida}
            />
          )
        }
      </Loaded>
    </Dialog>
  )
}
