import { mesDelAsesorMessages } from '@alerce/contract/messages/cartera/equipo'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { avanceDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { primerDia } from '@alerce/domain/cartera/estadisticas'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import classes from '../estadisticas.module.css'
import { type FiltroDeEstadisticas, type MesDelAsesor, useMesDelAsesor } from '../queries.ts'
import { Comision } from './comision.tsx'

interface MetaProps {
  readonly datos: MesDelAsesor
  readonly esActual: boolean
}

const contratosText = (cuantos: number): string => (cuantos === 1 ? 'contrato' : 'contratos')

/** Contracts of the month against the goal and the month before. */
function Meta({ datos, esActual }: MetaProps) {
  const { contratos, contratosAntes, meta, esperados, uf, metaUF, esperadosUF } = datos
  const avance = avanceDeMeta(contratos, meta)
  const avanceUF = avanceDeMeta(uf, metaUF)
  return (
    <div className={classes.meta}>
      <p>
        <b>{formatoNumero(contratos)}</b>{' '}
        {meta === null
          ? `${contratosText(contratos)}, sin meta fijada`
          : `de ${formatoNumero(meta)} ${contratosText(meta)}`}
      </p>
      {avance !== null && <progress max={100} value={Math.min(avance, 100)} aria-label={`${avance} % de la meta`} />}
      <dl>
        {avance !== null && (
          <>
            <dt>Avance</dt>
            <dd>{avance}&nbsp;%</dd>
          </>
        )}
        {esperados !== null && (
          <>
            <dt>Corresponden a hoy</dt>
            <dd>{formatoNumero(esperados)}</dd>
          </>
        )}
        {metaUF !== null && (
          <>
            <dt>En UF al mes</dt>
            <dd>
              {formatoNumero(uf, 1)} de {formatoNumero(metaUF)} ({avanceUF}&nbsp;%)
            </dd>
            {esperadosUF !== null && (
              <>
                <dt>Corresponden a hoy, en UF</dt>
                <dd>{formatoNumero(esperadosUF)}</dd>
              </>
            )}
          </>
        )}
        <dt>{esActual ? 'Mes pasado, al mismo día' : 'Mes anterior'}</dt>
        <dd>{formatoNumero(contratosAntes)}</dd>
      </dl>
    </div>
  )
}

const nombreDeOrigen = (codigo: string): string =>
  tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

const columns = [
  { title: 'Origen' },
  { title: 'Prospectos', num: true },
  { title: 'Con DS', explains: 'Con su Declaración de Salud enviada', num: true },
  { title: 'Contratos', num: true },
]

/** How far the prospects of the month have come, by their origin. */
function Origenes({ datos: { origenes } }: { readonly datos: MesDelAsesor }) {
  if (origenes.length === 0) {
    return (
      <Empty title="Sin prospectos en el mes">
        <p>Aquí se comparan los orígenes: cuántos llegan a DS y a contrato.</p>
      </Empty>
    )
  }
  return (
    <DataTable label="Prospectos por origen, en números" columns={columns} cards>
      {origenes.map(({ codigo, prospectos, conDS, contratos }) => (
        <tr key={codigo}>
          <th scope="row">{nombreDeOrigen(codigo)}</th>
          <td data-title="Prospectos" data-num>
            {formatoNumero(prospectos)}
          </td>
          <td data-title="Con DS" data-num>
            {formatoNumero(conDS)}
          </td>
          <td data-title="Contratos" data-num>
            {formatoNumero(contratos)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

interface MesPropioProps {
  readonly periodo: FiltroDeEstadisticas
  readonly esActual: boolean
}

/** Month of one advisor: goal, estimated commission, and origins of the prospects; nothing for a whole team. */
export function MesPropio({ periodo, esActual }: MesPropioProps) {
  const { enabled, ...mes } = useMesDelAsesor(periodo)
  if (!enabled) return null
  const nombre = mesEscrito(primerDia(periodo.mes))
  return (
    <Loaded of={mes} failure={mesDelAsesorMessages.failed.text} ghost={<SkeletonRows />}>
      {(datos) => (
        <div className={classes.mes}>
          <Stack>
            <Panel title={`Meta de ${nombre}`}>
              <Meta datos={datos} esActual={esActual} />
            </Panel>
            <Panel title="Prospectos del mes por origen" flush>
              <Origenes datos={datos} />
            </Panel>
          </Stack>
          <Comision de={datos.comision} />
        </div>
      )}
    </Loaded>
  )
}
