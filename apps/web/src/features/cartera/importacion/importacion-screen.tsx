import { importacionMessages } from '@alerce/contract/messages/cartera/importacion'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Anteriores } from './components/anteriores.tsx'
import { Elegir } from './components/elegir.tsx'
import { Resumen } from './components/resumen.tsx'
import { useImportacion } from './queries.ts'
import { type Planilla, usePlanilla } from './use-planilla.ts'

interface UnaProps {
  readonly importacionId: number
  readonly planilla: Planilla
}

function Una({ importacionId, planilla }: UnaProps) {
  const importacion = useImportacion(importacionId)
  return (
    <Loaded of={importacion} failure={importacionMessages.readFailed.text}>
      {(found) => <Resumen importacion={found} planilla={planilla} />}
    </Loaded>
  )
}

/** /importar: a portfolio out of a spreadsheet, looked at before it is added, and taken back within a day (ours). */
export function ImportacionScreen() {
  const { importacionId } = useIds()
  const planilla = usePlanilla()
  const reader = useReader('Solo un asesor importa a su cartera.')
  const lead = 'Primero se revisa fila por fila: nada se agrega a su cartera hasta que usted confirme.'
  return (
    <Page title="Importar cartera" lead={reader ?? lead}>
      {!reader && (
        <Stack>
          <Elegir planilla={planilla} />
          {importacionId !== null && <Una key={importacionId} importacionId={importacionId} planilla={planilla} />}
          <Anteriores actual={importacionId} />
        </Stack>
      )}
    </Page>
  )
}
