import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { type FechaISO, sumaDias, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { type Mes, primerDia } from '@alerce/domain/cartera/estadisticas'
import { CON_DS_ENVIADA, type EstadoDeFiltro } from '@alerce/domain/cartera/vista'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { filtrosIniciales } from '../../../../lib/filtros-de-cartera.ts'
import { goTo } from '../../../../lib/routes.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { consultaDeFiltros } from '../../../../lib/vistas.ts'
import classes from '../estadisticas.module.css'
import type { FiltroDeEstadisticas, MesDelAsesor } from '../queries.ts'
import { Barra } from './barra.tsx'

const nombreDeOrigen = (codigo: string): string =>
  tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

const columns = [
  { title: 'Origen' },
  { title: 'Prospectos', num: true },
  { title: 'Con DS', explains: 'Con su Declaración de Salud enviada', num: true },
  { title: 'Contratos', num: true },
]

/** Last day of a month, or today in the current one. */
function ultimoDia(mes: Mes): FechaISO {
  const [ultimo, hoy] = [sumaDias(sumaMeses(primerDia(mes), 1), -1), todayInSantiago()]
  return ultimo < hoy ? ultimo : hoy
}

const suscrito: EstadoProspecto = 'Contrato Suscrito'

interface OrigenesProps {
  readonly origenes: MesDelAsesor['origenes']
  readonly periodo: FiltroDeEstadisticas
}

/** How far the prospects of the month have come, by their origin: bars that open them in the portfolio, and a table. */
export function Origenes({ origenes, periodo: { mes, asesor } }: OrigenesProps) {
  const largest = Math.max(1, ...origenes.map(({ prospectos }) => prospectos))
  const enCartera = (tipo: string, estado: EstadoDeFiltro | '') => {
    const filtros = { ...filtrosIniciales(), tipo, estado, asesor, desde: primerDia(mes), hasta: ultimoDia(mes) }
    return `${goTo('home')}${consultaDeFiltros(filtros)}`
  }
  return (
    <Panel title="Prospectos del mes por origen">
      {origenes.length === 0 ? (
        <Empty title="Sin prospectos en el mes">
          <p>Aquí se comparan los orígenes: cuántos llegan a DS y a contrato.</p>
        </Empty>
      ) : (
        <>
          <ul className={classes.barras} aria-label="Gráfico de barras por origen">
            {origenes.map(({ codigo, prospectos, conDS, contratos }) => {
              const nombre = nombreDeOrigen(codigo)
              return (
                <li key={codigo} className={classes.etapa}>
                  <span>{nombre}</span>
                  <div>
                    <Barra
                      largest={largest}
                      serie="total"
                      nombre={`${nombre}, prospectos`}
                      valor={prospectos}
                      to={enCartera(codigo, '')}
                    />
                    {conDS > 0 && (
                      <Barra
                        largest={largest}
                        serie="mes"
                        nombre={`${nombre}, con DS`}
                        valor={conDS}
                        to={enCartera(codigo, CON_DS_ENVIADA)}
                      />
                    )}
                    {contratos > 0 && (
                      <Barra
                        largest={largest}
                        serie="final"
                        nombre={`${nombre}, contratos`}
                        valor={contratos}
                        to={enCartera(codigo, suscrito)}
                      />
                    )}
                  </div>
                  <b aria-hidden="true">{formatoNumero(prospectos)}</b>
                </li>
              )
            })}
          </ul>
          <p className={classes.leyenda} aria-hidden="true">
            <span data-serie="total">Prospectos</span>
            <span data-serie="mes">Con DS</span>
            <span data-serie="final">Contratos</span>
          </p>
          <details className={classes.detras}>
            <summary className="thumb">Ver los orígenes como tabla</summary>
            <DataTable label="Prospectos por origen, en números" columns={columns}>
              {origenes.map(({ codigo, prospectos, conDS, contratos }) => (
                <tr key={codigo}>
                  <th scope="row">{nombreDeOrigen(codigo)}</th>
                  <td data-num>{formatoNumero(prospectos)}</td>
                  <td data-num>{formatoNumero(conDS)}</td>
                  <td data-num>{formatoNumero(contratos)}</td>
                </tr>
              ))}
            </DataTable>
          </details>
        </>
      )}
    </Panel>
  )
}
