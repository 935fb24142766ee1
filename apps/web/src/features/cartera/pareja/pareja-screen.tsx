import { enEspera } from '@alerce/contract/messages/cartera/venta'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { Navigate } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Flujo, type LadoDibujado } from '../../../components/flujo.tsx'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../components/values/estado.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { LadoPanel } from './lado-panel.tsx'
import classes from './pareja.module.css'
import { type Lado, type Pareja, usePareja } from './queries.ts'

const title = 'Pareja de compensados'

type Extremo = Pareja['compensacion']['otorga']

const extremoDe = ({ nombre }: Lado, extremo: Extremo): LadoDibujado => ({
  nombre,
  plan: extremo && { nombre: extremo.nombrePlan, totalUF: extremo.totalUF, pagarUF: extremo.pagarUF },
})

/** Compensation between both, from the current quote of each. */
function FlujoDePareja({ otorga, recibe, compensacion }: Pareja) {
  const { otorga: da, recibe: toma, saldoUF } = compensacion
  return (
    <Panel title="Compensación">
      <Flujo
        otorga={extremoDe(otorga, da)}
        recibe={extremoDe(recibe, toma)}
        otorgaUF={da?.otorgaUF ?? uf(0)}
        recibeUF={toma?.recibeUF ?? uf(0)}
        saldoUF={saldoUF}
      />
    </Panel>
  )
}

type Paso = Lado['pasos'][number]

const situaciones = {
  listo: { shape: 'disc', texto: 'Listo' },
  ahora: { shape: 'half', texto: 'Ahora' },
  sigue: { shape: 'ring', texto: 'Sigue' },
  cerrado: { shape: 'barred', texto: 'Cerrado' },
} as const

const Celda = ({ paso }: { readonly paso: Paso | undefined }) => {
  const { shape, texto } = situaciones[paso?.situacion ?? 'cerrado']
  return (
    <td>
      <StateGlyph shape={shape}>{paso?.detalle === enEspera ? 'En espera' : texto}</StateGlyph>
    </td>
  )
}

/** Step by step, how far each is. */
function Espera({ otorga, recibe }: Pick<Pareja, 'otorga' | 'recibe'>) {
  return (
    <Panel title="Paso a paso" flush>
      <DataTable label="Pasos de la pareja" columns={[{ title: 'Paso' }, { title: 'Otorga' }, { title: 'Recibe' }]}>
        {otorga.pasos.map((paso) => (
          <tr key={paso.clave}>
            <th scope="row">{paso.titulo}</th>
            <Celda paso={paso} />
            <Celda paso={recibe.pasos.find(({ clave }) => clave === paso.clave)} />
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}

/** /pareja: both people of a compensated pair, the current step of each, and which one waits. */
export function ParejaScreen() {
  const { prospectoId } = useIds()
  const pareja = usePareja(prospectoId)
  if (prospectoId === null) return <Navigate to={goTo('home')} replace />
  // nothing failed: there is nothing to show, and to ask again would not bring it
  if (isRefusal(pareja.error, parejaMessages.sinPareja.status) && !pareja.data)
    return (
      <Page title={title}>
        <Empty title={pareja.error.descripcion}>
          <ButtonLink to={goTo('postulantData', { prospectoId })}>Volver a la venta</ButtonLink>
        </Empty>
      </Page>
    )
  return (
    <LoadedPage title={title} of={pareja} failure={parejaMessages.readFailed.text}>
      {({ otorga, recibe, compensacion }) => (
        <Page title={title} lead={`${otorga.nombre} otorga a ${recibe.nombre}`}>
          <Stack>
            <div className={classes.duo}>
              <LadoPanel lado={otorga} otorga principal={otorga.turno === 'actua'} />
              <LadoPanel lado={recibe} otorga={false} principal={otorga.turno !== 'actua'} />
            </div>
            <FlujoDePareja otorga={otorga} recibe={recibe} compensacion={compensacion} />
            <Espera otorga={otorga} recibe={recibe} />
          </Stack>
        </Page>
      )}
    </LoadedPage>
  )
}
