import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages } from '@alerce/contract/messages/cotizacion/catalogo'
import { useSearchParams } from 'react-router'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { LinkTabs } from '../../../../components/layout/link-tabs.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { type Carga, type FilaDeCarga, useFilas } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import classes from './catalogo.module.css'

const situaciones: Readonly<Record<FilaDeCarga['situacion'], { readonly nombre: string; readonly shape: Shape }>> = {
  agrega: { nombre: 'Agrega', shape: 'ring' },
  cambia: { nombre: 'Cambia', shape: 'half' },
  termina: { nombre: 'Termina', shape: 'barred' },
  rechazada: { nombre: 'Rechazada', shape: 'square' },
}

const columns = ['Fila', 'Cuál', 'Qué hace', 'Detalle'].map((title) => ({ title }))

function Row({ fila: { linea, situacion, clave, detalle, alertas } }: { readonly fila: FilaDeCarga }) {
  const { nombre, shape } = situaciones[situacion]
  return (
    <tr data-off={situacion === 'termina' || undefined}>
      <th scope="row" data-title="Fila">
        {linea ?? 'No viene'}
      </th>
      <td data-title="Cuál" data-keep>
        {clave || '–'}
      </td>
      <td data-title="Qué hace">
        <StateGlyph shape={shape}>{nombre}</StateGlyph>
      </td>
      <td data-title="Detalle">
        {detalle.join(' · ') || '–'}
        {alertas.map((alerta) => (
          <p key={alerta} className={classes.far}>
            {alerta}
          </p>
        ))}
      </td>
    </tr>
  )
}

/** Rows of a file, all or of one kind (`?ver=`). */
export function FilasDeCarga({ carga }: { readonly carga: Carga }) {
  const { cargaId, tabla, agrega, cambia, termina, rechaza, lejanos } = carga
  const [params] = useSearchParams()
  const lists: [ver: string, name: string, count: number, situacion: FilaDeCarga['situacion'] | 'lejana' | null][] = [
    ['todas', 'Todas', agrega + cambia + termina + rechaza, null],
    ['rechazadas', 'Rechazadas', rechaza, 'rechazada'],
    ['lejanas', 'Muy distintas de lo anterior', lejanos, 'lejana'],
    ['agrega', 'Agrega', agrega, 'agrega'],
    ['cambia', 'Cambia', cambia, 'cambia'],
    ['termina', 'Termina', termina, 'termina'],
  ]
  const shown = lists.filter(([ver, , count]) => count > 0 || ver === 'todas')
  const current = shown.find(([ver]) => ver === params.get('ver')) ?? shown[0]
  const pages = useFilas(cargaId, current?.[3] ?? null)
  const tabs = shown.map(([ver, name, count]) => ({
    to: `${lugarDe(tabla, cargaId)}&ver=${ver}`,
    name: `${name} ${count.toLocaleString('es-CL')}`,
    current: ver === current?.[0],
  }))
  const olvidadas = tablaDe(tabla).personas && carga.estado === 'aplicada'
  return (
    <>
      <div className={classes.tabs}>
        <LinkTabs label="Filas del archivo" tabs={tabs} />
      </div>
      <Paged of={pages} failure={catalogoMessages.readFailed.text}>
        {(read) => {
          const rows = read.flatMap((page) => page.filas)
          if (rows.length === 0)
            return <Empty title={olvidadas ? 'De personas no se guarda el detalle' : 'El archivo no cambia nada'} />
          return (
            <DataTable label="Filas" columns={columns} cards>
              {rows.map((fila) => (
                <Row key={fila.orden} fila={fila} />
              ))}
            </DataTable>
          )
        }}
      </Paged>
    </>
  )
}
