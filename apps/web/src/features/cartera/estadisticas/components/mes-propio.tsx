import { mesDelAsesorMessages } from '@alerce/contract/messages/cartera/equipo'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { avanceDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { primerDia } from '@alerce/domain/cartera/estadisticas'
import type { ReactNode, SyntheticEvent } from 'react'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { focusHeading } from '../../../../lib/focus/focus.ts'
import type { ScreenPart } from '../../../../lib/routes.ts'
import classes from '../estadisticas.module.css'
import type { FiltroDeEstadisticas, MesDelAsesor, useMesDelAsesor } from '../queries.ts'
import { Comision } from './comision.tsx'
import { Origenes } from './origenes.tsx'

interface MetaProps {
  readonly datos: MesDelAsesor
  readonly esActual: boolean
}

const contratosText = (cuantos: number): string => (cuantos === 1 ? 'contrato' : 'contratos')

interface BarraDeMetaProps extends Pick<MesDelAsesor, 'esperados'> {
  readonly avance: number
  readonly meta: number
}

/** Share of the goal that is reached, with a mark where it should be today. */
function BarraDeMeta({ avance, meta, esperados }: BarraDeMetaProps) {
  const hoy = esperados === null ? null : Math.min(100, (100 * esperados) / meta)
  return (
    <svg className={classes.avance} role="img" aria-label={`${avance} % de la meta`}>
      <rect width="100%" height="100%" rx="3" data-fondo />
      <rect width={`${Math.min(avance, 100)}%`} height="100%" rx="3" />
      {hoy !== null && <rect x={`${hoy}%`} width="2" height="100%" data-hoy />}
    </svg>
  )
}

const parte: ScreenPart = 'comision'

/** Leads to the contracts of the month, each with its commission, on the same screen. */
function AContratos({ children }: { readonly children: ReactNode }) {
  const show = (event: SyntheticEvent) => {
    const place = document.getElementById(parte)
    if (!place) return
    event.preventDefault()
    focusHeading(place)
  }
  return (
    <a href={`#${parte}`} title="Ver los contratos del mes" onClick={show}>
      {children}
    </a>
  )
}

/** Contracts of the month against the goal and the month before. */
function Meta({ datos, esActual }: MetaProps) {
  const { contratos, contratosAntes, meta, esperados, uf, metaUF, esperadosUF } = datos
  const avance = avanceDeMeta(contratos, meta)
  const avanceUF = avanceDeMeta(uf, metaUF)
  const cifra = (
    <>
      <p>
        <b>{formatoNumero(contratos)}</b>{' '}
        {meta === null
          ? `${contratosText(contratos)}, sin meta fijada`
          : `de ${formatoNumero(meta)} ${contratosText(meta)}`}
      </p>
      {avance !== null && meta !== null && <BarraDeMeta avance={avance} meta={meta} esperados={esperados} />}
    </>
  )
  return (
    <div className={classes.meta}>
      {contratos === 0 ? cifra : <AContratos>{cifra}</AContratos>}
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

interface MesPropioProps {
  readonly periodo: FiltroDeEstadisticas
  readonly esActual: boolean
  readonly mes: ReturnType<typeof useMesDelAsesor>
}

/** Month of one advisor: goal, estimated commission, and origins of the prospects; nothing for a whole team. */
export function MesPropio({ periodo, esActual, mes }: MesPropioProps) {
  if (!mes.enabled) return null
  const nombre = mesEscrito(primerDia(periodo.mes))
  return (
    <Loaded of={mes} failure={mesDelAsesorMessages.failed.text} ghost={<SkeletonRows />}>
      {(datos) => (
        <div className={classes.mes}>
          <Stack>
            <Panel title={`Meta de ${nombre}`}>
              <Meta datos={datos} esActual={esActual} />
            </Panel>
            <Origenes origenes={datos.origenes} periodo={periodo} />
          </Stack>
          <Comision de={datos.comision} />
        </div>
      )}
    </Loaded>
  )
}
