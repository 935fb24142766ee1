import { columnasDe } from '@alerce/contract/fichas/cotizacion/leer-tabla'
import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages, catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { saveAs } from '../../../lib/files.ts'
import { CargaAbierta } from './components/carga-abierta.tsx'
import { Cargar } from './components/cargar.tsx'
import { Cargas } from './components/cargas.tsx'
import classes from './components/catalogo.module.css'
import { TraerUf } from './components/traer-uf.tsx'
import { download, type TablaEnVigor, useCargas, useCatalogo } from './queries.ts'
import { lugarDe, useLugar } from './use-lugar.ts'

const columns = [
  { title: 'Tabla' },
  { title: 'Filas vigentes' },
  { title: 'Desde' },
  { title: 'Hasta' },
  { title: 'Última carga' },
  { title: 'Por aplicar' },
]

interface TablasProps {
  readonly of: readonly TablaEnVigor[]
  readonly actual: NombreDeTabla | null
}

/** Tables with their rows in force; the name opens one. */
function Tablas({ of, actual }: TablasProps) {
  return (
    <DataTable label="Tablas del catálogo" columns={columns} cards>
      {of.map(({ tabla, filas, desde, hasta, ultima, pendiente }) => (
        <tr key={tabla}>
          <th scope="row" data-title="Tabla">
            <Link to={lugarDe(tabla, pendiente)} data-opens aria-current={tabla === actual ? 'true' : undefined}>
              {tablaDe(tabla).titulo}
            </Link>
          </th>
          <td data-title="Filas vigentes">{filas.toLocaleString('es-CL')}</td>
          <td data-title="Desde" data-keep>
            {desde ?? '–'}
          </td>
          <td data-title="Hasta" data-keep>
            {hasta ?? '–'}
          </td>
          <td data-title="Última carga">{ultima ? `${fechaYHora(ultima.en)} · ${ultima.por}` : '–'}</td>
          <td data-title="Por aplicar" data-hot={pendiente !== null || undefined}>
            {pendiente === null ? '–' : 'Hay un archivo'}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const modos = {
  completa: 'El archivo es la tabla entera desde el día que se indique: lo que no trae, termina el día anterior.',
  suma: 'El archivo agrega y corrige: lo que no trae, queda como está.',
}

/** One table: its rows in force, the open file, and the form that loads another. */
function TablaElegida({ nombre, children }: { readonly nombre: NombreDeTabla; readonly children: ReactNode }) {
  const tabla = tablaDe(nombre)
  const vigente = useAction(async () => saveAs(await download(nombre), `${nombre}.csv`), m.readFailed.text)
  const aside = (
    <Button kind="quiet" busy={vigente.busy} onClick={vigente.run}>
      <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      {tabla.personas ? 'Descargar las columnas' : 'Descargar lo vigente'}
    </Button>
  )
  return (
    <Panel title={tabla.titulo} aside={aside}>
      <div className={classes.table}>
        <p>
          {tabla.dice} {modos[tabla.completa ? 'completa' : 'suma']}
        </p>
        {children}
        <Cargar tabla={nombre} />
        <details>
          <summary>Columnas del archivo</summary>
          <dl className={classes.columns}>
            {columnasDe(tabla).map(([campo, { nombre: columna, celda, opcional, dice }]) => (
              <div key={campo}>
                <dt>{columna}</dt>
                <dd>
                  {celda.dice}
                  {opcional && ' (opcional)'}
                  {dice && `. ${dice}`}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </Panel>
  )
}

/** /consola/catalogo: tables used by prices, their rows in force, and the load of a file. */
export function CatalogoScreen() {
  const catalogo = useCatalogo()
  const { tabla, cargaId } = useLugar()
  const cargas = useCargas(tabla)
  const { tell, toast } = useUndoToast(catalogoMessages.saveFailed.text)
  const lead = 'Las tablas con que se cotiza. Un archivo primero dice qué haría; nada cambia hasta aplicarlo.'
  return (
    <Page title="Catálogo" lead={lead}>
      <Loaded of={catalogo} failure={catalogoMessages.readFailed.text} ghost={<Ghost />}>
        {({ fuenteDeUf, avisos, tablas }) => (
          <Stack>
            {avisos.map(({ texto, impide }) => (
              <Notice key={texto} tone={impide ? 'bad' : 'warn'}>
                {texto}
              </Notice>
            ))}
            {tabla && (
              <TablaElegida key={tabla} nombre={tabla}>
                {tabla === 'uf' && fuenteDeUf && <TraerUf fuente={fuenteDeUf} tell={tell} />}
              </TablaElegida>
            )}
            {tabla && cargaId !== null && <CargaAbierta key={cargaId} cargaId={cargaId} tabla={tabla} tell={tell} />}
            <Panel title="Tablas" flush>
              <Tablas of={tablas} actual={tabla} />
            </Panel>
            <Cargas tabla={tabla} of={cargas} />
          </Stack>
        )}
      </Loaded>
      {toast}
    </Page>
  )
}

/** One skeleton for the whole screen: the parts around the tables load with them. */
const Ghost = () => (
  <Panel title="Tablas" flush>
    <SkeletonRows />
  </Panel>
)
