import {
  type EvaluacionMedicaForm,
  evaluacionMedicaRules,
  LARGO_MOTIVO_EVALUACION,
} from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { esEnContra } from '@alerce/domain/declaracion/respuesta'
import { useCallback, useRef } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type CasoDeContraloria, useResponderMedica } from '../queries.ts'
import { type OnAnswered, resultadoText } from '../resultados.ts'
import { useEnContra } from '../use-en-contra.tsx'
import { Choices } from './choices.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface MedicalVerdictProps {
  readonly caso: CasoDeContraloria
  readonly onDone: OnAnswered
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
  const asking = useEnContra(nombre)
  const told = useRef<() => void>(() => undefined)
  const save = form.submit(
    async ({ resultado: code, motivo }) => {
      const { saleEn } = await responder.mutateAsync({ identificador, resultado: code, motivo })
      told.current = () => onDone(`${nombre}: ${resultadoText(code)}`, saleEn !== null)
    },
    tellFailure(contraloriaMessages.respuestaFailed.text),
    () => told.current(),
    ({ resultado: code, motivo }, act) => asking(code, motivo, act),
  )
  return (
    <VerdictPanel title="Resultado médico" form={form} chosen={resultado !== NINGUNO} busy={form.busy} onSubmit={save}>
      <Choices value={resultado === NINGUNO ? '' : String(resultado)} onChange={choose} options={options} />
      <TextAreaField
        {...form.field('motivo')}
        label="Motivo, lo lee el postulante"
        description={esEnContra(resultado) ? 'Una frase: qué antecedente, y por qué no permite aceptar.' : undefined}
        required={esEnContra(resultado)}
        rows={5}
        maxLength={LARGO_MOTIVO_EVALUACION}
      />
    </VerdictPanel>
  )
}
