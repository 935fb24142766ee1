import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { Screen } from '@alerce/contract/screens'
import { editableDS, puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ReactNode } from 'react'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { SaveActions } from '../../../../components/sale/save-actions.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { Corregir, DsSteps } from './ds-steps.tsx'
import { useSigueEnLaDS } from './pasos-de-la-ds.ts'

interface DsFormProps {
  readonly ds: Declaracion
  /** Current screen. */
  readonly here: Screen
  readonly title: string
  readonly form: Pick<AlerceForm<object>, 'busy' | 'draft' | 'clashes' | 'problems' | 'goTo'>
  /** The words of the button that saves and stays. */
  readonly save: string
  /** Text about the step after advancing. */
  readonly next: ReactNode
  readonly onSave: (advance: boolean) => void
  readonly children: ReactNode
}

/** A form of the declaration: save, or save and advance; closed once the stage is past the questions (spec 2 §4). */
export function DsForm({ ds, here, title, form, save, next, onSave, children }: DsFormProps) {
  const sigue = useSigueEnLaDS(ds)
  const correctable = puedeGuardarEtapaDS(ds.etapa, 'preguntas')
  const locked = correctable ? declaracionMessages.porCorregir.text : declaracionMessages.bloqueada.text
  const reason = editableDS(ds.etapa) ? null : locked
  return (
    <Page title={title} lead={reason ? null : 'Lo marcado con * es obligatorio.'}>
      <DsSteps ds={ds} />
      <FormNotices form={form} locked={reason} unlock={correctable && <Corregir ds={ds} here={here} />} />
      <fieldset disabled={reason !== null}>
        <legend className="vh">{title}</legend>
        {children}
      </fieldset>
      <SaveActions lock={reason} onward={sigue} busy={form.busy} save={save} next={next} onSave={onSave} />
    </Page>
  )
}
