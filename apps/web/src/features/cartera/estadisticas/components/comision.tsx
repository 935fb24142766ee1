import { formatoNumero, formatoUF } from '@alerce/domain/base/dinero/formato'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { tiposDeComision } from '@alerce/domain/cartera/equipo/comision'
import { Link } from 'react-router'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { useArrival } from '../../../../lib/focus/use-arrival.ts'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../estadisticas.module.css'
import type { MesDelAsesor } from '../queries.ts'

type Contrato = MesDelAsesor['comision']['contratos'][number]

const ufText = (monto: number | null): string => (monto === null ? '–' : `${formatoUF(uf(monto))} UF`)

const columns = [
  { title: 'Contrato' },
  { title: 'Plan' },
  { title: 'Precio mensual', num: true },
  { title: 'Regla' },
  { title: 'Estimación', num: true },
]

/** Rule of a contract in words: amount, type and band, and its first day. */
function Regla({ de: { regla, baseUF } }: { readonly de: Contrato }) {
  if (regla === null) return <span className={classes.nada}>{baseUF === null ? 'Sin precio' : 'Sin regla'}</span>
  const { porcentaje, uf: fijo, tipoPlan, ufDesde, desde } = regla
  const tramo = ufDesde > 0 ? `, desde ${ufText(ufDesde)}` : ''
  return (
    <>
      {porcentaje === null ? `${ufText(fijo)} por contrato` : `${formatoNumero(porcentaje)}\u00a0% de un mes`}
      <small>
        <Enteros>{`${tiposDeComision[tipoPlan]}${tramo}; rige desde ${desde}`}</Enteros>
      </small>
    </>
  )
}

/** Estimated commission of each contract of the month, with the rule behind it; unknown without a rule, never zero. */
export function Comision({ de: { totalUF, contratos } }: { readonly de: MesDelAsesor['comision'] }) {
  useArrival('comision')
  const conocidas = contratos.filter(({ comisionUF }) => comisionUF !== null).length
  const foot = (
    <tr>
      <th scope="row">
        Total{conocidas < contratos.length && <small>{`${conocidas} de ${contratos.length} contratos`}</small>}
      </th>
      <td />
      <td />
      <td />
      <td data-title="Estimación" data-num>
        {ufText(totalUF)}
      </td>
    </tr>
  )
  return (
    <Panel id="comision" title="Comisión estimada" flush>
      {contratos.length === 0 ? (
        <Empty title="Sin contratos en el mes">
          <p>Cada contrato suscrito aparece con su estimación y la regla que la explica.</p>
        </Empty>
      ) : (
        <DataTable label="Comisión estimada por contrato" columns={columns} cards foot={foot}>
          {contratos.map((contrato) => (
            <tr key={contrato.prospectoId}>
              <th scope="row">
                <Link to={goTo('postulantData', { prospectoId: contrato.prospectoId })} data-opens>
                  {contrato.nombre}
                </Link>
                <small>{contrato.fecha}</small>
              </th>
              <td data-title="Plan">{contrato.plan ?? '–'}</td>
              <td data-title="Precio mensual" data-num>
                {ufText(contrato.baseUF)}
              </td>
              <td data-title="Regla">
                <div>
                  <Regla de={contrato} />
                </div>
              </td>
              <td data-title="Estimación" data-num>
                {ufText(contrato.comisionUF)}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  )
}
