import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { resueltasMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { aDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { DateText } from '../../../components/fields/date-text.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { pasoText } from '../../../lib/contraloria/resultados.ts'
import { goTo } from '../../../lib/routes.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { type CasoResuelto, useResueltas } from './queries.ts'
import classes from './resueltas.module.css'

const faltas = { ilegible: fechaMessages.noValida.text, posterior: fechaMessages.posterior.text }

const columnsOf = (deHoy: boolean) => [
  { title: deHoy ? 'Hora' : 'Cuándo' },
  { title: 'Caso' },
  { title: 'Folio', num: true },
  { title: 'Resultado' },
  { title: 'Por' },
]

/** Cases answered today or since a day, newest first. Opening a case is a logged look at health data. */
export function Hoy() {
  const [params, setParams] = useSearchParams()
  const id = useId()
  const hoy = todayInSantiago()
  const pedida = params.get('desde') ?? ''
  const desde = esFecha(pedida) && pedida < hoy ? pedida : hoy
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (next: string) =>
    setParams(next === hoy ? {} : { desde: next }, { preventScrollReset: true, replace: true })
  const deHoy = desde === hoy
  return (
    <>
      <div className={classes.since}>
        <span aria-hidden="true">Desde</span>
        <DateText
          label="Resueltas desde"
          value={desde}
          hoy={hoy}
          onChange={change}
          onWrong={(which) => setWrong(which && faltas[which])}
          {...(wrong ? { errorId: id } : {})}
        />
        {wrong && <p id={id}>{wrong}</p>}
      </div>
      <Panel title={deHoy ? 'Resueltas hoy' : `Resueltas desde el ${aDDMMYYYY(desde)}`} flush>
        <Paged of={useResueltas(deHoy ? null : aDDMMYYYY(desde))} failure={resueltasMessages.resueltasFailed.text}>
          {(pages) => <Lista of={pages.flatMap(({ resueltas }) => resueltas)} deHoy={deHoy} />}
        </Paged>
      </Panel>
    </>
  )
}

interface ListaProps {
  readonly of: readonly CasoResuelto[]
  readonly deHoy: boolean
}

function Lista({ of, deHoy }: ListaProps) {
  if (of.length === 0)
    return <Empty title={deHoy ? 'Hoy no se ha resuelto ningún caso' : 'No se ha resuelto ningún caso desde ese día'} />
  return (
    <DataTable label="Casos resueltos" columns={columnsOf(deHoy)} cards>
      {of.map(({ evaluacionId, identificador, folio, nombre, clase, resultado, por, propia, en }) => (
        <tr key={evaluacionId}>
          <th scope="row" data-keep>
            {deHoy ? horaEnSantiago(en).slice(0, 5) : fechaYHora(en)}
          </th>
          <td data-title="Caso">
            <Link to={goTo('contraloria', { identificador })} data-opens>
              {nombre}
            </Link>
          </td>
          <td data-title="Folio" data-num>
            {folio}
          </td>
          <td data-title="Resultado">{pasoText(clase, resultado)}</td>
          <td data-title="Por">{propia ? `${por} (usted)` : por}</td>
        </tr>
      ))}
    </DataTable>
  )
}
