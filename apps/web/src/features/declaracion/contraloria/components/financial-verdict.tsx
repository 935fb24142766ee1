import {
  type EvaluacionFinancieraForm,
  evaluacionFinancieraRules,
  LARGO_MOTIVO_EVALUACION,
} from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { useCallback, useRef } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { MoneyField } from '../../../../components/fields/number-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type CasoDeContraloria, useResponderFinanciera } from '../queries.ts'
import { type OnAnswered, pasoText } from '../resultados.ts'
import { useEnContra } from '../use-en-contra.tsx'
import { Choices } from './choices.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface FinancialVerdictProps {
  readonly caso: CasoDeContraloria
  readonly onDone: OnAnswered
}

const options = [
  { value: 'aprueba', label: 'Aprobar la renta', hint: 'Sigue la evaluación médica.' },
  { value: 'rechaza', label: 'Rechazar', hint: 'Queda como renta insuficiente.' },
]

/** Result codes of a refused income, and of one that goes on to the medical step. */
const INSUFICIENTE = 8
const SIGUE = 0

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
  const asking = useEnContra(nombre)
  const told = useRef<() => void>(() => undefined)
  const save = form.submit(
    async ({ decision: chosen, ...rest }) => {
      if (chosen === '') return
      const { resultado, saleEn } = await responder.mutateAsync({ identificador, decision: chosen, ...rest })
      told.current = () => onDone(`${nombre}: ${pasoText('medica', resultado)}`, saleEn !== null)
    },
    tellFailure(contraloriaMessages.respuestaFailed.text),
    () => told.current(),
    ({ decision: chosen, motivo }, act) => asking(chosen === 'rechaza' ? INSUFICIENTE : SIGUE, motivo, act),
  )
  return (
    <VerdictPanel title="Resultado financiero" form={form} chosen={decision !== ''} busy={form.busy} onSubmit={save}>
      <Choices value={decision} onChange={choose} options={options} />
      <MoneyField
        {...form.field('rentaPromedio')}
        label="Renta promedio"
        required={decision === 'aprueba'}
        description={`La que muestran los papeles. Declarada: ${formatoPesos(financiera.rentaDeclarada)}`}
      />
      <TextAreaField
        {...form.field('motivo')}
        label={decision === 'rechaza' ? 'Motivo, lo lee el postulante' : 'Motivo'}
        required={decision === 'rechaza'}
        maxLength={LARGO_MOTIVO_EVALUACION}
      />
    </VerdictPanel>
  )
}
