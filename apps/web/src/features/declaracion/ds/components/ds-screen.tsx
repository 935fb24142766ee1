import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { type EtapaDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import type { ReactNode } from 'react'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../../components/sale/with-declaracion.tsx'
import classes from '../declaracion.module.css'
import { DsSteps } from './ds-steps.tsx'
import { useSigueEnLaDS } from './pasos-de-la-ds.ts'

interface DsScreenProps {
  readonly title: string
  /** The stage that opens it. */
  readonly from: EtapaDS
  readonly children: (ds: Declaracion) => ReactNode
}

/** Screen of the declaration. The advisor reads and writes clinical data until it is sent. */
export const DsScreen = ({ title, from, children }: DsScreenProps) => (
  <WithDeclaracion title={title} from={from} health>
    {(ds) => (haLlegado(ds.etapa, 'firma') ? <Enviada ds={ds} title={title} /> : children(ds))}
  </WithDeclaracion>
)

/** Why it is not read any more, and where to go on. */
function Enviada({ ds, title }: { readonly ds: Declaracion; readonly title: string }) {
  const sigue = useSigueEnLaDS(ds)
  return (
    <Page title={title}>
      <DsSteps ds={ds} />
      <div className={classes.narrow}>
        <Notice tone="info">{declaracionMessages.reservada.text}</Notice>
      </div>
      <ActionBar>{sigue}</ActionBar>
    </Page>
  )
}
