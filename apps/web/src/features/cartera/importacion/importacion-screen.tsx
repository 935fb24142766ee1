import { importacionMessages } from '@alerce/contract/messages/cartera/importacion'
import { common } from '@alerce/contract/messages/common'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { importacionesListadas } from '@alerce/domain/limites'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { CsvDrop } from '../../../components/intake/csv-drop.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { saveAs } from '../../../lib/files.ts'
import { goTo } from '../../../lib/routes.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useIds } from '../../../lib/use-ids.ts'
import classes from './components/importacion.module.css'
import { Resumen } from './components/resumen.tsx'
import { type Importacion, modeloDePlanilla, useImportacion, useImportaciones } from './queries.ts'
import { type Planilla, prospectos, usePlanilla } from './use-planilla.ts'

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

/** Which spreadsheet: picked or dropped, and looked at on the spot. */
function Elegir({ planilla: { take, refused, busy } }: { readonly planilla: Planilla }) {
  const modelo = useAction(
    async () => saveAs(await modeloDePlanilla(), 'modelo-de-cartera.xlsx'),
    common.unexpected.text,
  )
  const aside = (
    <Button kind="quiet" busy={modelo.busy} onClick={() => modelo.run()}>
      <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      Descargar el modelo
    </Button>
  )
  return (
    <Panel title="Planilla" aside={aside}>
      <CsvDrop
        verb="Elegir planilla"
        hint="Excel (.xlsx) o CSV con las columnas del modelo, hasta 20.000 filas"
        excel
        busy={busy}
        problem={refused}
        onFile={(file) => void take(file)}
      />
    </Panel>
  )
}

const estados: Readonly<Record<Importacion['estado'], string>> = {
  revisada: 'sin confirmar',
  'en curso': 'en curso',
  hecha: 'agregada',
  deshecha: 'deshecha',
}

/** Recent imports, to reopen one. Draws nothing without any. */
function Anteriores({ actual }: { readonly actual: number | null }) {
  const { data = [] } = useImportaciones()
  const otras = data.filter(({ importacionId }) => importacionId !== actual)
  if (otras.length === 0) return null
  return (
    <Panel title="Importaciones anteriores">
      <ul className={classes.list}>
        {otras.map(({ importacionId, nombre, creada, estado, filas, hechas }) => (
          <li key={importacionId}>
            <Link to={goTo('importar', { importacionId })}>{nombre}</Link>
            <span>
              {fechaYHora(creada)} · {estados[estado]} ·{' '}
              {hechas > 0 ? prospectos(hechas) : `${filas.toLocaleString('es-CL')} filas`}
            </span>
          </li>
        ))}
      </ul>
      {data.length >= importacionesListadas && (
        <p>Se muestran las {importacionesListadas} últimas y las que aún se pueden deshacer.</p>
      )}
    </Panel>
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
