import { resueltasMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { aDDMMYYYY, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { RangoField } from '../../../components/filters/rango.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { pasoText } from '../../../lib/contraloria/resultados.ts'
import { consultaDe, type RangoDeFechas, rangoDe, rangoEnUrl } from '../../../lib/filtros-de-lista.ts'
import { goTo } from '../../../lib/routes.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { type CasoResuelto, useResueltas } from './queries.ts'
import classes from './resueltas.module.css'

/** Pause in ms after which a typed text is searched. */
const PAUSA_MS = 250

/** Months that the wide search looks back. */
const MESES_ATRAS = 24

/** Range of the list in the URL; today without one. */
function useRango() {
  const [params, setParams] = useSearchParams()
  const hoy = todayInSantiago()
  const deHoy = { desde: hoy, hasta: hoy }
  const rango = { ...deHoy, ...rangoDe(params) }
  const change = (next: RangoDeFechas) =>
    setParams(consultaDe(rangoEnUrl(next, deHoy)), { preventScrollReset: true, replace: true })
  return { rango, change, esHoy: rango.desde === hoy, hoy }
}

function titleOf({ desde, hasta }: RangoDeFechas, hoy: string): string {
  if (desde === hoy) return 'Resueltas hoy'
  if (desde === hasta) return `Resueltas el ${aDDMMYYYY(desde)}`
  return hasta === hoy
    ? `Resueltas desde el ${aDDMMYYYY(desde)}`
    : `Resueltas del ${aDDMMYYYY(desde)} al ${aDDMMYYYY(hasta)}`
}

/** Cases answered today or in a range, newest first, and searched. Opening one is a logged look at health data. */
export function Respuestas() {
  const { rango, change, esHoy, hoy } = useRango()
  const [texto, setTexto] = useState('')
  const buscado = useSettled(texto.trim(), PAUSA_MS)
  const resueltas = useResueltas(rango, buscado)
  const search = useRef<HTMLInputElement>(null)
  // a widened range replaces dates being typed
  const [widened, setWidened] = useState(0)
  const lejos = sumaMeses(hoy, -MESES_ATRAS)
  const more = buscado !== '' && rango.desde > lejos && (
    <Button
      onClick={() => {
        // the button goes with the empty list
        search.current?.focus()
        setWidened(widened + 1)
        change({ desde: lejos, hasta: hoy })
      }}
    >
      Buscar en los últimos dos años
    </Button>
  )
  return (
    <>
      <section className={classes.search} aria-label="Buscar y filtrar">
        <input
          ref={search}
          className={classes.input}
          type="search"
          autoComplete="off"
          aria-label="Buscar por RUT, nombre o folio"
          placeholder="RUT, nombre o folio"
          maxLength={80}
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
        />
        <RangoField key={widened} que="Resueltas" legend="Fecha de la respuesta" {...rango} onChange={change} />
      </section>
      <Panel title={titleOf(rango, hoy)} flush>
        <Paged of={resueltas} failure={resueltasMessages.resueltasFailed.text}>
          {(pages) => (
            <Lista of={pages.flatMap(({ resueltas: una }) => una)} esHoy={esHoy} busca={buscado !== ''} more={more} />
          )}
        </Paged>
      </Panel>
    </>
  )
}

const columnsOf = (esHoy: boolean) => [
  { title: esHoy ? 'Hora' : 'Cuándo' },
  { title: 'Caso' },
  { title: 'Folio', num: true },
  { title: 'Resultado' },
  { title: 'Por' },
]

interface ListaProps {
  readonly of: readonly CasoResuelto[]
  readonly esHoy: boolean
  readonly busca: boolean
  /** Button that widens a search that found nothing. */
  readonly more: ReactNode
}

function Lista({ of, esHoy, busca, more }: ListaProps) {
  if (of.length === 0 && busca) return <Empty title="Ningún caso resuelto en estas fechas coincide">{more}</Empty>
  if (of.length === 0)
    return <Empty title={esHoy ? 'Hoy no se ha resuelto ningún caso' : 'No se resolvió ningún caso en estas fechas'} />
  return (
    <DataTable label="Casos resueltos" columns={columnsOf(esHoy)} cards>
      {of.map(({ evaluacionId, identificador, folio, nombre, clase, resultado, por, propia, confirmadaPor, en }) => (
        <tr key={evaluacionId}>
          <th scope="row" data-keep>
            {esHoy ? horaEnSantiago(en).slice(0, 5) : fechaYHora(en)}
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
          <td data-title="Por">
            {propia ? `${por} (usted)` : por}
            {confirmadaPor && <small>Confirmó {confirmadaPor}</small>}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
