import { planillaDeMuestra } from '@alerce/contract/fichas/postulacion/planilla'
import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { CsvDrop } from '../../../../components/intake/csv-drop.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { saveAs } from '../../../../lib/files.ts'
import type { Planilla } from '../use-planilla.ts'

const muestra = () => saveAs(new Blob([planillaDeMuestra()], { type: 'text/csv' }), 'planilla-de-muestra.csv')

/** Which spreadsheet: picked or dropped, and looked at on the spot. */
export function Elegir({ planilla: { take, refused, busy } }: { readonly planilla: Planilla }) {
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
        busy={busy}
        problem={refused}
        onFile={(file) => void take(file)}
      />
    </Panel>
  )
}
