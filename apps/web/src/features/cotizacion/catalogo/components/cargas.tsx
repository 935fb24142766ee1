import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages } from '@alerce/contract/messages/cotizacion/catalogo'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { goTo } from '../../../../lib/routes.ts'
import type { useCargas } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'

type Carga = NonNullable<ReturnType<typeof useCargas>['data']>['pages'][number]['cargas'][number]

const columns = ['Archivo', 'Tabla', 'Estado', 'Cargado', 'Aplicado', 'Qué hace'].map((title) => ({ title }))

const estados: Readonly<Record<Carga['estado'], { readonly nombre: string; readonly shape: Shape }>> = {
  revisada: { nombre: 'Sin aplicar', shape: 'diamond' },
  aplicada: { nombre: 'Aplicado', shape: 'disc' },
  deshecha: { nombre: 'Deshecho', shape: 'barred' },
}

/** Changes of a file in words. Zero counts are left out. */
const hecho = ({ agrega, cambia, termina, rechaza }: Carga): string =>
  Object.entries({ agrega, cambia, termina, rechaza })
    .filter(([, filas]) => filas > 0)
    .map(([que, filas]) => `${que} ${filas.toLocaleString('es-CL')}`)
    .join(' · ') || 'nada'

function Row({ carga }: { readonly carga: Carga }) {
  const { cargaId, tabla, archivo, estado, cargadaPor, cargadaEn, aplicadaPor, aplicadaEn } = carga
  return (
    <tr>
      <th scope="row" data-title="Archivo">
        <Link to={lugarDe(tabla, cargaId)} data-opens>
          {archivo}
        </Link>
      </th>
      <td data-title="Tabla">{tablaDe(tabla).titulo}</td>
      <td data-title="Estado">
        <StateGlyph shape={estados[estado].shape}>{estados[estado].nombre}</StateGlyph>
      </td>
      <td data-title="Cargado">
        {fechaYHora(cargadaEn)} · {cargadaPor}
      </td>
      <td data-title="Aplicado">{aplicadaEn ? `${fechaYHora(aplicadaEn)} · ${aplicadaPor}` : '–'}</td>
      <td data-title="Qué hace">{hecho(carga)}</td>
    </tr>
  )
}

interface CargasProps {
  readonly tabla: NombreDeTabla | null
  readonly of: ReturnType<typeof useCargas>
}

/** The files that came in, newest first, of one table or of all. */
export function Cargas({ tabla, of }: CargasProps) {
  const aside = tabla && (
    <Link className="thumb" to={goTo('catalogo')}>
      Ver las de todas las tablas
    </Link>
  )
  return (
    <Panel title={tabla ? `Cargas de ${tablaDe(tabla).titulo}` : 'Cargas'} aside={aside} flush>
      <Paged of={of} failure={catalogoMessages.readFailed.text}>
        {(pages) => {
          const cargas = pages.flatMap((page) => page.cargas)
          if (cargas.length === 0) return <Empty title="No se ha cargado ningún archivo" />
          return (
            <DataTable label="Cargas del catálogo" columns={columns} cards>
              {cargas.map((carga) => (
                <Row key={carga.cargaId} carga={carga} />
              ))}
            </DataTable>
          )
        }}
      </Paged>
    </Panel>
  )
}
