import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import type { ReactNode } from 'react'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import classes from '../resultado.module.css'

interface ResultadoPageProps {
  readonly icon: ReactNode
  readonly tone: 'wait' | 'ok' | 'bad'
  readonly heading: string
  readonly children: ReactNode
  readonly next?: ReactNode
  /** The buttons, primary last. */
  readonly actions: ReactNode
}

/** A result: what it is, what it means, and what may be done. */
export function ResultadoPage({ icon, tone, heading, children, next, actions }: ResultadoPageProps) {
  return (
    <Page title={resultadoMessages.titulo.text}>
      <section className={classes.panel} data-tone={tone} role="status">
        {icon}
        <div>
          <h2>{heading}</h2>
          {children}
        </div>
      </section>
      <ActionBar next={next}>{actions}</ActionBar>
    </Page>
  )
}
