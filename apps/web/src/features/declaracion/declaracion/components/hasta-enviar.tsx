import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../declaracion.module.css'
import { DsSteps } from './ds-steps.tsx'

interface HastaEnviarProps {
  readonly ds: Declaracion
  readonly title: string
  readonly children: ReactNode
}

/** What is clinical is read and written by the advisor until it is sent; then why not, and where to go on. */
export function HastaEnviar({ ds, title, children }: HastaEnviarProps) {
  if (!haLlegado(ds.etapa, 'firma')) return children
  return (
    <Page title={title}>
      <DsSteps ds={ds} />
      <div className={classes.narrow}>
        <Notice tone="info">{declaracionMessages.reservada.text}</Notice>
      </div>
      <ActionBar>
        <ButtonLink kind="primary" to={goTo('resultadoDs', ds.ids)}>
          Ver resultado
        </ButtonLink>
      </ActionBar>
    </Page>
  )
}
