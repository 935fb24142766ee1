import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ReactNode } from 'react'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { Corregir } from '../components/corregir.tsx'
import { DsSteps } from '../components/ds-steps.tsx'
import { useSigueEnLaDS } from '../components/pasos-de-la-ds.ts'
import type { Pregunta } from '../preguntas/respuesta-form.ts'
import { RespuestasResumen } from './respuestas-resumen.tsx'

interface RespuestasPageProps {
  readonly ds: Declaracion
  readonly title: string
  readonly preguntas: readonly Pregunta[]
  readonly personas: readonly PersonaDeDS[]
  readonly lead?: string
  /** The button that goes on; the way to where the sale stands when absent. */
  readonly children?: ReactNode
  readonly next?: ReactNode
}

/** The answers to read; 'Corregir' returns to the questions until the declaration is signed (core rules). */
export function RespuestasPage({ ds, title, preguntas, personas, lead, children, next }: RespuestasPageProps) {
  const sigue = useSigueEnLaDS(ds)
  const correctable = puedeGuardarEtapaDS(ds.etapa, 'preguntas')
  return (
    <Page title={title} lead={correctable ? lead : declaracionMessages.bloqueada.text}>
      <DsSteps ds={ds} />
      <RespuestasResumen preguntas={preguntas} personas={personas} />
      <ActionBar next={next}>
        {correctable && <Corregir ds={ds} here="postulantDs" />}
        {children ?? sigue}
      </ActionBar>
    </Page>
  )
}
