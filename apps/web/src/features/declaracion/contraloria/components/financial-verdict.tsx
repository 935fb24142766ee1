import {
  type EvaluacionFinancieraForm,
  evaluacionFinancieraRules,
  LARGO_MOTIVO_EVALUACION,
} from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { useCallback } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { MoneyField } from '../../../../components/fields/number-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type Caso, useResponderFinanciera } from '../queries.ts'
import { pasoText } from '../resultados.ts'
import { Choices } from './choices.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface FinancialVerdictProps {
  readonly caso: Caso
  readonly onDone: (what: string) => void
}

const options = [
  { value: 'aprueba', label: 'Aprobar la renta', hint: 'Sigue la evaluación médica.' },
  { value: 'rechaza', label: 'Rechazar', hint: 'Queda como renta insuficiente.' },
]

/** The answer to result 6: an income for the ceiling, or the reason why not (core rules, Evaluation). */
export function FinancialVerdict({ caso, onDone }: FinancialVerdictProps) {
  const { identificador, nombre, financiera } = caso
  const responder = useResponderFinanciera()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EvaluacionFinancieraForm>({
    name: `evaluacion-financiera:${identificador}`,
    initial: { decision: '', rentaPromedio: null, motivo: '' },
    rules: evaluacionFinancieraRules,
  })
  const { decision } = form.values
  const { setFieldValue } = form
  const choose = useCallback(
    (value: string) => setFieldValue('decision', value as EvaluacionFinancieraForm['decision']),
    [setFieldValue],
  )
  const save = form.submit(async ({ decision: chosen, ...rest }) => {
    if (chosen === '') return
    const { resultado } = await responder.mutateAsync({ identificador, decision: chosen, ...rest })
    onDone(`${nombre}: ${pasoText('medica', resultado)}`)
  }, tellFailure(contraloriaMessages.respuestaFailed.text))
  return (
    <VerdictPanel
      title="Resultado financiero"
      draft={form.draft}
      chosen={decision !== ''}
      busy={form.busy}
      onSubmit={save}
    >
      <Choices value={decision} onChange={choose} options={options} />
      <MoneyField
        {...form.field('rentaPromedio')}
        label="Renta promedio"
        description={`Vacía: la declarada, ${formatoPesos(financiera.rentaDeclarada)}`}
      />
      <TextAreaField
        {...form.field('motivo')}
        label="Motivo"
        required={decision === 'rechaza'}
        maxLength={LARGO_MOTIVO_EVALUACION}
      />
    </VerdictPanel>
  )
}
