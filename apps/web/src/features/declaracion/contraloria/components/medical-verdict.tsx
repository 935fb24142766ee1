import {
  type EvaluacionMedicaForm,
  evaluacionMedicaRules,
  LARGO_MOTIVO_EVALUACION,
} from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useCallback } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type Caso, useResponderMedica } from '../queries.ts'
import { resultadoText } from '../resultados.ts'
import { Choices } from './choices.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface MedicalVerdictProps {
  readonly caso: Caso
  readonly onDone: (what: string) => void
}

const NINGUNO = 0
const results = [1, 4, 5] as const
const options = results.map((code) => ({ value: String(code), label: resultadoText(code) }))

/** The answer to result 0; what goes against the applicant carries its reason (core rules, Evaluation). */
export function MedicalVerdict({ caso: { identificador, nombre }, onDone }: MedicalVerdictProps) {
  const responder = useResponderMedica()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EvaluacionMedicaForm>({
    name: `evaluacion-medica:${identificador}`,
    initial: { resultado: NINGUNO, motivo: '' },
    rules: evaluacionMedicaRules,
  })
  const { resultado } = form.values
  const { setFieldValue } = form
  const choose = useCallback((value: string) => setFieldValue('resultado', Number(value)), [setFieldValue])
  const save = form.submit(async ({ resultado: code, motivo }) => {
    await responder.mutateAsync({ identificador, resultado: code, motivo })
    onDone(`${nombre}: ${resultadoText(code)}`)
  }, tellFailure(contraloriaMessages.respuestaFailed.text))
  return (
    <VerdictPanel
      title="Resultado médico"
      draft={form.draft}
      chosen={resultado !== NINGUNO}
      busy={form.busy}
      onSubmit={save}
    >
      <Choices value={resultado === NINGUNO ? '' : String(resultado)} onChange={choose} options={options} />
      <TextAreaField
        {...form.field('motivo')}
        label="Motivo, lo lee el postulante"
        required={resultado !== NINGUNO && resultado !== 1}
        rows={5}
        maxLength={LARGO_MOTIVO_EVALUACION}
      />
    </VerdictPanel>
  )
}
