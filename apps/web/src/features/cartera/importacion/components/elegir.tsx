import { planillaDeMuestra } from '@alerce/contract/fichas/postulacion/planilla'
import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { MAXIMO_PLANILLA } from '@alerce/domain/cartera/planilla'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { CsvDrop } from '../../../../components/intake/csv-drop.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { saveAs } from '../../../../lib/files.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useRevisar } from '../queries.ts'

const muestra = () => saveAs(new Blob([planillaDeMuestra()], { type: 'text/csv' }), 'planilla-de-muestra.csv')

/** Which spreadsheet: picked or dropped, and looked at on the spot. */
export function Elegir() {
  const navigate = useWayOn()
  const revisar = useRevisar()
  const [refused, setRefused] = useState<string | null>(null)

  const take = async (file: File | undefined) => {
    if (!file || revisar.isPending) return
    setRefused(file.size > MAXIMO_PLANILLA ? m.muyGrande.text : null)
    if (file.size > MAXIMO_PLANILLA) return
    try {
      const { importacionId } = await revisar.mutateAsync(file)
      await navigate(goTo('importar', { importacionId }))
    } catch (error) {
      setRefused(messageOf(error, m.saveFailed.text))
    }
  }

  const aside = (
    <Button kind="quiet" onClick={muestra}>
      <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      Descargar planilla de muestra
    </Button>
  )
  return (
    <Panel title="Planilla" aside={aside}>
      <CsvDrop
        verb="Elegir planilla CSV"
        hint="CSV de Excel con las columnas Tipo, RUT, Nombres, Primer apellido, Segundo apellido, Celular y Correo, hasta 20.000 filas"
        busy={revisar.isPending}
        problem={refused}
        onFile={(file) => void take(file)}
      />
    </Panel>
  )
}
