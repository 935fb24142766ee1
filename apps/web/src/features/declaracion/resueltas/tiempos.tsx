import { resueltasMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useSearchParams } from 'react-router'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { duracion } from '../../../lib/time/espera.ts'
import { type Tiempos, useTiempos } from './queries.ts'
import classes from './resueltas.module.css'

const periodos = [
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
  { value: '90', label: 'Últimos 90 días' },
]
const POR_OMISION = '30'

const columns = [
  { title: 'Persona' },
  { title: 'Respuestas', num: true },
  { title: 'Espera', explains: 'Mediana, desde el paso anterior de la evaluación hasta la respuesta', num: true },
  { title: 'Trabajo', explains: 'Mediana, desde que tomó el caso hasta la respuesta', num: true },
  { title: 'En la meta', num: true },
]

/** How long cases wait for each auditor; the days stand in the URL. */
export function TiemposDeContraloria() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('dias') ?? ''
  const dias = periodos.some(({ value }) => value === asked) ? asked : POR_OMISION
  const reading = useTiempos(Number(dias))
  return (
    <>
      <SelectField
        label="Periodo"
        value={dias}
        onChange={(next) => setParams({ ver: 'tiempos', dias: next }, { preventScrollReset: true, replace: true })}
        options={periodos}
      />
      <Panel title="Tiempos por persona" flush>
        <Loaded of={reading} failure={resueltasMessages.tiemposFailed.text}>
          {(tiempos) => <Tabla of={tiempos} />}
        </Loaded>
      </Panel>
    </>
  )
}

function Tabla({ of: { metaHoras, auditores } }: { readonly of: Tiempos }) {
  if (auditores.length === 0) return <Empty title="Nadie ha respondido casos en este periodo" />
  return (
    <>
      <p className={classes.note}>
        Meta: {metaHoras} h. Espera y trabajo son medianas: la mitad de los casos tardó menos.
      </p>
      <DataTable label="Tiempos de contraloría" columns={columns}>
        {auditores.map(({ usuarioId, nombre, propia, respuestas, espera, trabajo, enMeta }) => (
          <tr key={usuarioId}>
            <th scope="row">{propia ? `${nombre} (usted)` : nombre}</th>
            <td data-num>{respuestas}</td>
            <td data-num>{duracion(espera)}</td>
            <td data-num>{trabajo === null ? '–' : duracion(trabajo)}</td>
            <td data-num>{enMeta} %</td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}
